import Foundation

/// A shape drawn with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: PrimitiveView {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> ShapePrimitive {
    let environment = context.environment
    return ShapePrimitive(
      shape: shape, fillStyle: fillStyle, paint: style.paint(in: environment),
      isMirrored: shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection))
  }
}

/// What a renderer needs of a shape.
package struct ShapePrimitive: Primitive {
  package static let viewName: String = "Shape"

  package var shape: any Shape
  package var fillStyle: FillStyle

  /// `nil` draws nothing.
  package var paint: ResolvedPaint?

  /// Whether the shape is flipped horizontally for the layout direction.
  package var isMirrored: Bool

  /// What to draw in a view of the given size.
  package func drawing(in size: CGSize) -> ShapeDrawing {
    let drawing = shape.drawing(
      in: CGRect(origin: .zero, size: size), fillStyle: fillStyle)
    guard isMirrored else { return drawing }
    return drawing.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension ShapePrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize {
    sizeThatFits(proposal)
  }
}
