/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When the animation has done its work, though the rest of a movement may still go on: a spring's swinging out.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When the last of the animation has ended and been removed.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs an action on the main actor, on a later turn, once everything that waits for it has let go of it: the
/// transaction, and the animations that it has begun.
package final class AnimationCompletion: Sendable {
  package let criteria: AnimationCompletionCriteria
  private let action: UncheckedAction

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = UncheckedAction(run: action)
  }

  deinit {
    let action = action
    Task { @MainActor in action.run() }
  }
}

/// Only ever called on the main actor.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
