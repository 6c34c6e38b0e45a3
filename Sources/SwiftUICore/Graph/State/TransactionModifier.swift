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

/// A node whose content is in the transaction around the ``TransactionBounding`` node that it belongs to.
@MainActor
package protocol TransactionRestoring: _ViewNode {}

/// A node around modifiers that change the transaction for themselves only.
@MainActor
package protocol TransactionBounding: _ViewNode {}

extension _ViewNode {
  /// The transaction of the update that is under way, as the modifiers around this node have changed it.
  package final var transaction: Transaction {
    var changes: [any TransactionChanging] = []
    var node: _ViewNode? = self
    while let current = node {
      if current is any TransactionRestoring {
        node = current.nodeAroundBounds
        continue
      }
      if let change = current as? any TransactionChanging { changes.append(change) }
      node = current.parent
    }
    var result = graph.transaction
    for change in changes.reversed() { change.change(&result) }
    return result
  }
}

extension _ViewNode {
  /// The node around the one that this ``TransactionRestoring`` node belongs to. Further pairs between are nested.
  private var nodeAroundBounds: _ViewNode? {
    var open = 1
    var node = parent
    while let current = node {
      if current is any TransactionRestoring { open += 1 }
      if current is any TransactionBounding { open -= 1 }
      node = current.parent
      if open == 0 { break }
    }
    return node
  }
}

private final class TransactionNode<Content: View>: ModifierNode<Content, _TransactionModifier>,
  TransactionChanging
{
  override func didMakeContent() { graph.animations.changingModifiers += 1 }
  override func willUnmount() { graph.animations.changingModifiers -= 1 }

  func change(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>:
  ModifierNode<Content, _ValueTransactionModifier<Value>>, TransactionChanging
{
  /// The turn of the graph in which the value has changed last.
  private var changedIn = -1

  override func modifierWillChange(to new: _ValueTransactionModifier<Value>) {
    guard new.value != modifier.value else { return }
    changedIn = graph.animations.noteChangedTransaction()
  }

  func change(_ transaction: inout Transaction) {
    if changedIn == graph.animations.turn { modifier.transform(&transaction) }
  }
}
