/// The phases that a view transitions between when it scrolls among other views.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in, and 1 after the visible area.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  package enum Kind: Sendable { case animated(Animation), interactive(UnitCurve), identity }
  package var kind: Kind
  package var visibleThreshold: Threshold = .centered

  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static let animated = animated(.default)
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  public static let interactive = interactive(timingCurve: .easeInOut)
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      kind: .animated(animation), visibleThreshold: visibleThreshold)
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, visibleThreshold: threshold)
  }

  /// How much of a view must be in sight.
  public struct Threshold: Equatable, Sendable {
    private let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static let centered = Threshold(amount: 0.5)
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
}

/// Changes a view where it comes into and goes out of sight.
package struct ScrollTransitionModifier {
  package var topLeading: ScrollTransitionConfiguration
  package var bottomTrailing: ScrollTransitionConfiguration
  package var axis: Axis?
}

extension ScrollTransitionModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Applies the given transition, animating between the phases of the transition as this view appears and disappears
  /// within the visible region of the containing scroll view. It is shown in the phase `identity` on Linux.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    keptAsValue().visualEffect { content, _ in transition(content, .identity) }
      .modifier(
        ScrollTransitionModifier(
          topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis))
  }
}
