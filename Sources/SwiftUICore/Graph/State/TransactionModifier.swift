/// Changes the transaction of the updates in a view.
public struct _TransactionModifier {
  public var transform: (inout Transaction) -> Void

  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
}

/// Changes the transaction of those updates in a view in which a value has changed.
public struct _ValueTransactionModifier<Value: Equatable> {
  package var value: Value
  package var transform: (inout Transaction) -> Void
}

extension _TransactionModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TransactionNode(view, inputs) }
}

extension _ValueTransactionModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ValueTransactionNode(view, inputs) }
}

extension View {
  /// Applies a transformation to the transaction of all updates in this view.
  ///
  /// - Parameter transform: called on the main actor, during an update, when something in the view asks for its
  ///   transaction. A modifier further in has the last word.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Applies a transformation to the transaction of those updates in this view in which `value` has changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

/// A node that changes the transaction of the nodes in it.
@MainActor
private protocol TransactionChanging: _ViewNode {
  func change(_ transaction: inout Transaction)
}

extension _ViewNode {
  /// The transaction of the update that is under way, as the modifiers around this node have changed it.
  package final var transaction: Transaction {
    var changes: [any TransactionChanging] = []
    var node: _ViewNode? = self
    while let current = node {
      if let change = current as? any TransactionChanging { changes.append(change) }
      node = current.parent
    }
    var result = graph.transaction
    for change in changes.reversed() { change.change(&result) }
    return result
  }
}

private final class TransactionNode<Content: View>: ModifierNode<Content, _TransactionModifier>,
  TransactionChanging
{
  func change(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>:
  ModifierNode<Content, _ValueTransactionModifier<Value>>, TransactionChanging
{
  private var isChanging = false

  override func modifierWillChange(to new: _ValueTransactionModifier<Value>) {
    guard new.value != modifier.value, !isChanging else { return }
    isChanging = true
    graph.afterCommit(.appearance) { [weak self] in self?.isChanging = false }
  }

  func change(_ transaction: inout Transaction) {
    if isChanging { modifier.transform(&transaction) }
  }
}
