import Foundation

/// Changes the appearance of a view without changing its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// Applies the effect. Not meant to be called or written by apps.
  @MainActor func _apply<V: View>(to view: V) -> AnyView
}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  public init() {}
  @MainActor public func _apply<V: View>(to view: V) -> AnyView { AnyView(view) }
}

/// An effect after another.
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let effect: @MainActor @Sendable (AnyView) -> AnyView

  @MainActor func _apply<V: View>(to view: V) -> AnyView { effect(base._apply(to: view)) }
}

extension VisualEffect {
  private func adding(
    _ effect: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) -> ChainedVisualEffect<Self> { ChainedVisualEffect(base: self, effect: effect) }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { AnyView($0.opacity(opacity)) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { AnyView($0.offset(offset)) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding { AnyView($0.transformEffect(transform)) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.contrast(amount)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.saturation(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { AnyView($0.hueRotation(angle)) }
  }
}

/// Changes a view by an effect that depends on where it is.
package struct VisualEffectModifier<Effect: VisualEffect> {
  package var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  @State private var proxy = GeometryProxy(source: nil)

  nonisolated package init(
    effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) { self.effect = effect }
}

extension VisualEffectModifier: ViewModifier {
  /// The geometry comes from a reader behind the view, which has the view's size and place.
  public func body(content: Content) -> some View {
    effect(EmptyVisualEffect(), proxy)._apply(to: content)
      .background {
        GeometryReader { found in
          Color.clear.onAppear { proxy = found }
        }
      }
  }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  ///
  /// - Parameter effect: called on the main actor, again when what it reads of the proxy has changed. Before the first
  ///   layout the proxy knows no size.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}
