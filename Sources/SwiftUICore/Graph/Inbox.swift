import Foundation

/// Gathers marks from any thread and asks for one flush for all of them.
package final class Inbox: @unchecked Sendable {
  // Guards everything below: marks come from any thread.
  private let lock = NSLock()
  private struct Mark {
    weak var node: _ViewNode?
    let generation: Int
  }
  private var marks: [Mark] = []
  private var deliveries: [any Delivery] = []
  private var transaction = Transaction()
  private var isScheduled = false
  private let schedule: @Sendable () -> Void

  /// - Parameter schedule: asks for a flush on the main actor's next turn; callable from any thread.
  package init(schedule: @escaping @Sendable () -> Void) {
    self.schedule = schedule
  }

  /// Marks a node whose read of that generation is stale.
  package func mark(_ node: _ViewNode?, generation: Int) {
    guard let node else { return }
    add([Mark(node: node, generation: generation)])
  }

  /// Keeps something to be done at the beginning of the next flush. From any thread.
  package func enqueue(_ delivery: any Delivery) {
    lock.withLock { deliveries.append(delivery) }
    requestFlush()
  }

  /// Does what waits.
  @MainActor package func deliver() {
    let taken = lock.withLock {
      defer { deliveries.removeAll() }
      return deliveries
    }
    for delivery in taken { delivery.deliver() }
  }

  /// Asks for a flush without a mark.
  package func requestFlush() { add([]) }

  private func add(_ new: [Mark]) {
    let transaction = Transaction.current
    let mustSchedule = lock.withLock {
      marks += new
      self.transaction.merge(transaction)
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { schedule() }
  }

  package var isEmpty: Bool { lock.withLock { marks.isEmpty } }

  /// Whether a flush was asked for that has not begun.
  package var isFlushPending: Bool { lock.withLock { isScheduled } }

  /// The nodes that are still concerned, and the transaction that the changes were made in.
  @MainActor package func take() -> (nodes: [_ViewNode], transaction: Transaction) {
    let (taken, transaction, isMoreWaiting): ([Mark], Transaction, Bool) = lock.withLock {
      defer {
        marks.removeAll(keepingCapacity: true)
        self.transaction = Transaction()
        // What came since the beginning of the flush waits for the next one.
        isScheduled = !deliveries.isEmpty
      }
      return (marks, self.transaction, !deliveries.isEmpty)
    }
    if isMoreWaiting { schedule() }
    var nodes: [_ViewNode] = []
    for mark in taken {
      guard let node = mark.node, node.isMounted, node.generation == mark.generation, !node.isMarked
      else { continue }
      node.isMarked = true
      nodes.append(node)
    }
    return (nodes, transaction)
  }
}
