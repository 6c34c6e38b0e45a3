import Foundation

/// What a ``ShapeStyle`` draws, with nothing left to look up: all that a renderer has to know.
package struct ResolvedPaint: Equatable, Sendable {
  package enum Fill: Equatable, Sendable {
    case color(Color.Resolved)
    case linearGradient(ResolvedGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    case radialGradient(
      ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case ellipticalGradient(
      ResolvedGradient, center: UnitPoint, startRadiusFraction: CGFloat,
      endRadiusFraction: CGFloat)
    case angularGradient(
      ResolvedGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    case image(PaintImage, sourceRect: CGRect, scale: CGFloat, opacity: Double)
  }

  package struct Shadow: Hashable, Sendable {
    package var isInner: Bool
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize
  }

  package var fill: Fill
  package var blendMode: BlendMode = .normal
  package var shadows: [Shadow] = []

  /// The rectangle that unit points refer to; `nil` for the bounds of what is drawn.
  package var bounds: CGRect?

  package init(fill: Fill) { self.fill = fill }

  package func multiplyingOpacity(by factor: Double) -> ResolvedPaint {
    guard factor != 1 else { return self }
    var result = self
    result.fill = fill.multiplyingOpacity(by: factor)
    return result
  }
}

extension ResolvedPaint.Fill {
  func multiplyingOpacity(by factor: Double) -> ResolvedPaint.Fill {
    switch self {
    case .color(let color):
      .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let gradient, let startPoint, let endPoint):
      .linearGradient(
        gradient.multiplyingOpacity(by: factor), startPoint: startPoint, endPoint: endPoint)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      .radialGradient(
        gradient.multiplyingOpacity(by: factor), center: center, startRadius: startRadius,
        endRadius: endRadius)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      .ellipticalGradient(
        gradient.multiplyingOpacity(by: factor), center: center, startRadiusFraction: start,
        endRadiusFraction: end)
    case .angularGradient(let gradient, let center, let startAngle, let endAngle):
      .angularGradient(
        gradient.multiplyingOpacity(by: factor), center: center, startAngle: startAngle,
        endAngle: endAngle)
    case .image(let image, let sourceRect, let scale, let opacity):
      .image(image, sourceRect: sourceRect, scale: scale, opacity: opacity * factor)
    }
  }
}

/// The image of a paint, which the room of the images knows.
package struct PaintImage: Equatable, Sendable {
  package let value: any Equatable & Sendable

  package init(_ value: some Equatable & Sendable) { self.value = value }

  package static func == (lhs: PaintImage, rhs: PaintImage) -> Bool {
    isEqual(lhs.value, rhs.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}
