import Foundation

/// A type-erased transition.
@frozen public struct AnyTransition {
  package let base: any Transition

  nonisolated public init<T: Transition>(_ transition: T) { base = transition }

  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between a modifier for a view that is not there, and one for a view that is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(ErasedAsymmetricTransition(insertion: insertion, removal: removal))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(ErasedCombinedTransition(first: self, second: other))
  }

  /// The transition, with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(ErasedAnimatedTransition(base: self, animation: animation))
  }

  /// The view as it is in a phase of the transition.
  @MainActor package func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    Self.apply(base, content, phase)
  }

  @MainActor private static func apply<T: Transition>(
    _ transition: T, _ content: AnyView, _ phase: TransitionPhase
  ) -> AnyView { AnyView(transition.apply(content: content, phase: phase)) }
}

struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

struct ErasedAsymmetricTransition {
  let insertion: AnyTransition
  let removal: AnyTransition
}

extension ErasedAsymmetricTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let inserted = insertion.apply(
      AnyView(content), phase == .willAppear ? phase : .identity)
    removal.apply(inserted, phase == .didDisappear ? phase : .identity)
  }
}

struct ErasedCombinedTransition {
  let first: AnyTransition
  let second: AnyTransition
}

extension ErasedCombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(first.apply(AnyView(content), phase), phase)
  }
}

struct ErasedAnimatedTransition {
  let base: AnyTransition
  let animation: Animation?
}

extension ErasedAnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(AnyView(content), phase).animation(animation, value: phase)
  }
}

/// How a view comes and goes.
package enum TransitionTraitKey: LayoutTraitKey {
  package static var defaultValue: AnyTransition { .opacity }
}

extension View {
  /// Sets how the view comes and goes, when a condition, a loop or its identity inserts or removes it.
  ///
  /// It does so where the change is animated, or the transition has an animation of its own. A view that goes stays
  /// where it is until its transition is over, and takes no input; the views around it are laid out without it.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: t))
  }

  /// Sets how the view comes and goes, when a condition, a loop or its identity inserts or removes it.
  ///
  /// It does so where the change is animated, or the transition has an animation of its own. A view that goes stays
  /// where it is until its transition is over, and takes no input; the views around it are laid out without it.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: AnyTransition(transition)))
  }
}
