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

extension ShapePrimitive: PartlyAnimatable {
  package typealias AnimatableData = AnimatablePair<
    AnyVector, ResolvedPaint.AnimatableData
  >

  /// Whether both are shapes of one type, drawn with paints that have a way between them.
  package func isAnimatable(to other: ShapePrimitive) -> Bool {
    guard shape.isAnimatable(to: other.shape) else { return false }
    guard let paint, let otherPaint = other.paint else {
      return paint == nil && other.paint == nil
    }
    return paint.isAnimatable(to: otherPaint)
  }

  package var animatableData: AnimatableData {
    get { AnimatablePair(shape.anyAnimatableData, paint?.animatableData ?? .zero) }
    set {
      shape = shape.with(newValue.first)
      paint?.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Whether another shape is of the same type, so that there are shapes between.
  package func isAnimatable(to other: any Shape) -> Bool {
    if let erased = self as? AnyShape, let other = other as? AnyShape {
      return erased.storage.isAnimatable(to: other.storage)
    }
    return other is Self
  }

  /// What is animatable of a shape of any type.
  package var anyAnimatableData: AnyVector {
    if let erased = self as? AnyShape { return erased.storage.anyAnimatableData }
    return AnyVector(animatableData)
  }

  /// The shape with other data; the same where these are of another type.
  package func with(_ data: AnyVector) -> Self {
    if let erased = self as? AnyShape {
      return AnyShape(erased.storage.with(data)) as? Self ?? self
    }
    var result = self
    result.animatableData = data.vector(as: AnimatableData.self)
    return result
  }
}
