import Foundation

/// Gives a view a shape in which the pointer finds it.
public struct _ContentShapeModifier<ContentShape: Shape>: Sendable {
  package var shape: ContentShape
  package var eoFill: Bool
}

extension _ContentShapeModifier: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> ContentShapePrimitive {
    ContentShapePrimitive(
      shape: shape, eoFill: eoFill,
      isMirrored: shape.layoutDirectionBehavior
        == .mirrors(in: context.environment.layoutDirection))
  }
}

/// What a renderer needs to have the pointer find a group in a shape, where nothing is drawn, too.
package struct ContentShapePrimitive: Primitive, ContentHosting {
  package static let viewName: String = "ContentShape"
  package let shape: any Shape
  package let eoFill: Bool
  package let isMirrored: Bool

  package func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    let x = isMirrored ? size.width - point.x : point.x
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return path.contains(CGPoint(x: x, y: point.y), eoFill: eoFill)
  }
}

extension View {
  /// Defines the content shape for hit testing.
  ///
  /// - Parameters:
  ///   - shape: laid out in the view's frame. The pointer finds the view there even where it draws nothing.
  ///   - eoFill: whether the even-odd rule tells inside from outside, instead of the non-zero winding rule.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}
