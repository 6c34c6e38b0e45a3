import Foundation

/// A gradient that may be made from a color and only gets its stops in an environment.
///
/// Used as a style by itself, it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  var source: Source
  var space: Gradient.ColorSpace?

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(_ color: Color) { source = .color(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    let colorSpace = space ?? .device
    switch source {
    case .gradient(let gradient):
      return ResolvedGradient(gradient, in: environment, colorSpace: colorSpace)
    case .color(let color):
      let end = color.resolve(in: environment)
      var white: Color.Resolved = .white
      white.opacity = end.opacity
      let start = end.mixed(with: white, by: 0.2, in: .perceptual)
      return ResolvedGradient(
        stops: [
          ResolvedGradient.Stop(color: start, location: 0),
          ResolvedGradient.Stop(color: end, location: 1),
        ], colorSpace: colorSpace)
    }
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let gradient = resolve(in: shape.environment)
    shape.set(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
  }
}
