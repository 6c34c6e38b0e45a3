import Foundation

/// The context of the state-processing update that is under way.
///
/// A transaction set with ``withTransaction(_:_:)`` accompanies the state changes made in the closure to the
/// update that they cause.
public struct Transaction: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Whether views should disable animations: page transitions in a `NavigationStack` are then immediate.
  public var disablesAnimations: Bool = false

  /// Whether the transaction comes from a user action that continues, such as a drag of a slider.
  public var isContinuous: Bool = false

  public init() {}

  /// The value for a custom transaction key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value where K.Value: Sendable {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package mutating func merge(_ other: Transaction) {
    values.merge(other.values) { _, new in new }
    disablesAnimations = disablesAnimations || other.disablesAnimations
    isContinuous = isContinuous || other.isContinuous
  }

  /// The transaction that state changes made now belong to.
  @TaskLocal package static var current = Transaction()
}

/// A key for a value of your own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Makes the state changes in `body` within a transaction, and returns what `body` returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes the state changes in `body` within the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
