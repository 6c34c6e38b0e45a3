/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

private enum TransactionAnimationKey: TransactionKey {
  static let defaultValue: Animation? = nil
}

extension Transaction {
  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation, if any, of the changes in the transaction.
  public var animation: Animation? {
    get { self[TransactionAnimationKey.self] }
    set { self[TransactionAnimationKey.self] = newValue }
  }

  /// Calls `completion` on the main actor once the animations of the transaction are complete: with none to wait for,
  /// on the next turn. On Linux `criteria` is ignored.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    SwiftUIDiagnostics.ignores("criteria", if: criteria != .logicallyComplete)
    afterAnimations(completion)
  }
}

/// Runs an action when the changes that have been made so far are shown.
private func afterAnimations(_ completion: @escaping () -> Void) {
  let action = UncheckedAction(run: completion)
  Task { @MainActor in action.run() }
}

/// Only ever called on the main actor.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}

/// Makes changes of state in `body`, with an animation.
///
/// The changes show at once: see ``Animation``.
///
/// Kept as a value on Linux: nothing acts on it yet.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  SwiftUIDiagnostics.keepsAsValue()
  return try withTransaction(\.animation, animation, body)
}

/// Makes changes of state in `body`, with an animation, and calls `completion` on the main actor when it is
/// over. On Linux `completionCriteria` is ignored.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  SwiftUIDiagnostics.ignores("completionCriteria", if: completionCriteria != .logicallyComplete)
  defer { afterAnimations(completion) }
  return try withAnimation(animation, body)
}

extension Binding {
  /// A binding whose changes are made with an animation.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    SwiftUIDiagnostics.keepsAsValue()
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
