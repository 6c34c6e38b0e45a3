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

  /// Calls `completion` on the main actor, once, when the animations of the transaction are complete: with none to wait
  /// for, on a later turn.
  ///
  /// An animation also counts as complete when its view has gone.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(AnimationCompletion(criteria, completion)) }
}

/// Makes changes of state in `body`, with an animation.
///
/// ```swift
/// Button("Show") { withAnimation(.bouncy) { isShown.toggle() } }
/// ```
///
/// What changes step by step is what is animatable: frames, effects, shapes and colors. Changes that a task makes
/// later are not animated.
///
/// - Parameter animation: nil for changes that show at once, also within another `withAnimation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(\.animation, animation, body) }

/// Makes changes of state in `body`, with an animation, and calls `completion` on the main actor when it is
/// over.
///
/// - Parameter completion: called once: when all that moves because of `body` is complete, or has gone; where nothing
///   does, on a later turn.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
