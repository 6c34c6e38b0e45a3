import Foundation

/// The context of the state-processing update that is under way.
///
/// A transaction set with ``withTransaction(_:_:)`` accompanies the state changes made in the closure to the
/// update that they cause.
public struct Transaction: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Whether modifiers leave the transaction's animation as it is. Page transitions in a `NavigationStack` are then
  /// immediate.
  public var disablesAnimations = false

  /// Whether the transaction comes from a user action that continues, such as a drag of a slider.
  public var isContinuous = false

  // Kept with the other values, so that bindings, which hold transactions, stay small.
  private enum TurnKey: TransactionKey { static let defaultValue: UInt64 = 0 }
  private enum CompletionsKey: TransactionKey {
    static let defaultValue: [AnimationCompletion] = []
  }

  /// Tells the changes of one call of ``withTransaction(_:_:)`` from those of another; 0 outside of any.
  package private(set) var turn: UInt64 {
    get { values.isEmpty ? 0 : self[TurnKey.self] }
    set { self[TurnKey.self] = newValue }
  }

  /// What is to be told when the transaction's animations are over: by being let go of.
  package var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  public init() {}

  /// The value for a custom transaction key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value where K.Value: Sendable {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package mutating func merge(_ other: Transaction) {
    let known = completions
    values.merge(other.values) { _, new in new }
    disablesAnimations = disablesAnimations || other.disablesAnimations
    isContinuous = isContinuous || other.isContinuous
    if !known.isEmpty {
      completions = known + other.completions.filter { new in !known.contains { $0 === new } }
    }
  }

  fileprivate mutating func beginTurn() { turn = TransactionTurns.next() }

  /// The transaction that state changes made now, on this thread, belong to.
  package static var current: Transaction { CurrentTransaction.value }
}

/// Numbers the calls of ``withTransaction(_:_:)``.
private enum TransactionTurns {
  private static let lock = NSLock()
  // Guarded by the lock.
  private nonisolated(unsafe) static var last: UInt64 = 0

  static func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// The transaction that each thread is in.
///
/// Kept for the thread and not for the task: a task that is begun within `withAnimation` changes state later, and not
/// in its transaction.
private enum CurrentTransaction {
  private final class Box {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var value: Transaction {
    guard let raw = pthread_getspecific(key) else { return Transaction() }
    return Unmanaged<Box>.fromOpaque(raw).takeUnretainedValue().transaction
  }

  static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
    let box = Box(transaction)
    let previous: UnsafeMutableRawPointer? = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
    defer { pthread_setspecific(key, previous) }
    return try withExtendedLifetime(box, body)
  }
}

/// A key for a value of your own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Makes the state changes in `body` within a transaction, and returns what `body` returns.
///
/// Its values are added to those of a transaction that is under way. Changes that a task makes later, begun in `body`
/// or not, are outside of it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var merged = Transaction.current
  merged.merge(transaction)
  merged.beginTurn()
  return try CurrentTransaction.with(merged, body)
}

/// Makes the state changes in `body` within the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  transaction.beginTurn()
  return try CurrentTransaction.with(transaction, body)
}

/// Makes the state changes in `body` part of a turn that is under way, as they are its consequences.
package func withinTurn<R>(of transaction: Transaction, _ body: () throws -> R) rethrows -> R {
  try CurrentTransaction.with(transaction, body)
}
