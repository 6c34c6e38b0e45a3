/// An indication of which the current stage of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is as it stays.
  case identity
  /// The view is going.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while, and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
