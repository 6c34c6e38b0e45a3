import Foundation

/// A geometric gradient over an ``AnyGradient``, whose stops are only known in an environment.
struct AnyGradientStyle: ShapeStyle {
  typealias Resolved = Never

  enum Geometry: Hashable, Sendable {
    case linear(startPoint: UnitPoint, endPoint: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  var gradient: AnyGradient
  var geometry: Geometry

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let resolved = gradient.resolve(in: shape.environment)
    switch geometry {
    case .linear(let startPoint, let endPoint):
      shape.set(.linearGradient(resolved, startPoint: startPoint, endPoint: endPoint))
    case .radial(let center, let startRadius, let endRadius):
      shape.set(
        .radialGradient(resolved, center: center, startRadius: startRadius, endRadius: endRadius))
    case .elliptical(let center, let startRadiusFraction, let endRadiusFraction):
      shape.set(
        .ellipticalGradient(
          resolved, center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction))
    case .angular(let center, let startAngle, let endAngle):
      shape.set(
        .angularGradient(resolved, center: center, startAngle: startAngle, endAngle: endAngle))
    }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    AnyGradientStyle(
      gradient: gradient, geometry: .linear(startPoint: startPoint, endPoint: endPoint))
  }

  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    AnyGradientStyle(
      gradient: gradient,
      geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }

  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    AnyGradientStyle(
      gradient: gradient,
      geometry: .elliptical(
        center: center, startRadiusFraction: startRadiusFraction,
        endRadiusFraction: endRadiusFraction))
  }

  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AnyGradientStyle(
      gradient: gradient,
      geometry: .angular(center: center, startAngle: startAngle, endAngle: endAngle))
  }

  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AnyGradientStyle(
      gradient: gradient,
      geometry: .angular(
        center: center, startAngle: angle, endAngle: angle + .radians(2 * .pi)))
  }
}
