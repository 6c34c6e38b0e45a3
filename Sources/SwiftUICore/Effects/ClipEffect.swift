import Foundation

/// Cuts off what a view draws outside of a shape in its frame.
public struct _ClipEffect<ClipShape: Shape>: Sendable {
  package var shape: ClipShape
  package var style: FillStyle
}

extension _ClipEffect: Equatable where ClipShape: Equatable {}

extension _ClipEffect: EffectModifier {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> ClipPrimitive {
    ClipPrimitive(
      shape: shape, fillStyle: style,
      isMirrored: shape.layoutDirectionBehavior
        == .mirrors(in: context.environment.layoutDirection))
  }
}

/// What a renderer needs to clip a group: what lies outside is neither drawn nor found by the pointer.
package struct ClipPrimitive: Primitive, ContentHosting {
  package static let viewName = "Clip"
  package private(set) var shape: any Shape
  package let fillStyle: FillStyle
  /// Whether the shape is flipped horizontally for the layout direction.
  package let isMirrored: Bool

  /// The outline in a view of the given size.
  package func path(in size: CGSize) -> Path {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard isMirrored else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

extension ClipPrimitive: PartlyAnimatable {
  package func isAnimatable(to other: ClipPrimitive) -> Bool {
    shape.isAnimatable(to: other.shape)
  }

  package var animatableData: AnyVector {
    get { shape.anyAnimatableData }
    set { shape = shape.with(newValue) }
  }
}

extension ClipPrimitive {
  /// The corners of a shape that is a rectangle with rounded corners over the whole of the frame; nil for others.
  ///
  /// Radii that are more than the frame has space for stand for as much as there is.
  package var cornerRadii: RectangleCornerRadii? {
    var shape = self.shape
    while let erased = shape as? AnyShape { shape = erased.storage }
    switch shape {
    case is Rectangle: return RectangleCornerRadii()
    case let rounded as RoundedRectangle:
      return Self.corners(min(rounded.cornerSize.width, rounded.cornerSize.height))
    case let uneven as UnevenRoundedRectangle: return mirrored(uneven.cornerRadii)
    case is Capsule: return Self.corners(CGFloat(Int16.max))
    default: return nil
    }
  }

  private static func corners(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  private func mirrored(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
    guard isMirrored else { return radii }
    return RectangleCornerRadii(
      topLeading: radii.topTrailing, bottomLeading: radii.bottomTrailing,
      bottomTrailing: radii.bottomLeading, topTrailing: radii.topLeading)
  }
}

extension View {
  /// Sets a clipping shape for this view.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips this view to its bounding rectangular frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its bounding frame, with the specified corner radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
