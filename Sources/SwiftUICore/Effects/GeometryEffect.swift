import Foundation

/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Where the view is drawn, in its own coordinate space, when it has a size.
  @MainActor @preconcurrency func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MovingEffectNode(view, inputs) { effect, _ in
      SizedTransformPrimitive { size in effect.effectValue(size: size).affine }
    }
  }

  /// The effect, without telling `GeometryReader` and the like of it: as all effects here.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that layout does not see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  package var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  public typealias AnimatableData = Base.AnimatableData
  public typealias Body = Never

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// What a renderer needs to draw a group transformed by what depends on its size.
package struct SizedTransformPrimitive: Primitive, ContentHosting {
  package static let viewName: String = "Transform"
  /// In the coordinate space of the group, its origin at the top left.
  package let transform: (CGSize) -> CGAffineTransform
}

extension ProjectionTransform {
  /// The part that keeps parallel lines parallel: toolkits in two dimensions draw no other.
  package var affine: CGAffineTransform {
    guard m33 != 0 else { return .identity }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
}

/// A modifier that animates a value of its own. `ViewModifier` with `Animatable` replaces it.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
