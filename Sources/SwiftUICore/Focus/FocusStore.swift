import Foundation

/// The storage of a ``FocusState``: what a program asked for, or else what the platform says.
package final class FocusStore<Value: Hashable>: AnyLocation<Value>, @unchecked Sendable {
  /// The value when none of its views has the focus.
  package let resetValue: Value
  // Guards the three below.
  private let lock = NSLock()
  private var value: Value
  private var readers = Readers()
  private var isRequested = false
  private let inbox: Inbox
  @MainActor private weak var node: _ViewNode?

  @MainActor package init(_ resetValue: Value, _ node: _ViewNode) {
    self.resetValue = resetValue
    value = resetValue
    inbox = node.inbox
    self.node = node
    super.init()
  }

  package override func get() -> Value {
    lock.withLock {
      readers.registerCurrent()
      return value
    }
  }

  package override func peek() -> Value { lock.withLock { value } }

  /// Asks for the focus to be where `new` says.
  package override func set(_ new: Value, _ transaction: Transaction) {
    let mustEnqueue = lock.withLock {
      defer { isRequested = true }
      return !isRequested
    }
    withTransaction(transaction) { store(new) }
    if mustEnqueue { inbox.enqueue(Request(store: self)) }
  }

  private func store(_ new: Value) {
    let stale: [(node: _ViewNode, generation: Int)] = lock.withLock {
      guard value != new else { return [] }
      value = new
      return readers.take()
    }
    for reader in stale { reader.node.inbox.mark(reader.node, generation: reader.generation) }
  }

  private struct Request: Delivery {
    let store: FocusStore

    @MainActor func deliver() {
      guard let graph = store.node?.graph else { return }
      // The view that is to have the focus may come with this very update.
      graph.afterCommit(.focus) { store.apply(graph.focus) }
    }
  }

  @MainActor private func apply(_ focus: FocusCoordinator) {
    lock.withLock { isRequested = false }
    focus.move(to: peek(), in: self)
    adopt(from: focus)
  }
}

extension FocusStore: FocusFollowing {
  @MainActor package func adopt(from focus: FocusCoordinator) {
    // What a program has asked for stands until it has been tried.
    guard !lock.withLock({ isRequested }) else { return }
    store(focus.value(of: self))
  }
}
