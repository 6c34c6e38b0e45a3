import Foundation

/// Gathers marks from any thread and asks for one flush for all of them.
package final class Inbox: @unchecked Sendable {
  // Guards everything below: marks come from any thread.
  private let lock = NSLock()
  private struct Mark {
    weak var node: _ViewNode?
    let generation: Int
  }
  /// The marks of one turn: changes that were made in one transaction.
  private struct TurnMarks {
    let transaction: Transaction
    var marks: [Mark]
  }
  private var groups: [TurnMarks] = []
  private var deliveries: [any Delivery] = []
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
    let transaction = new.isEmpty ? nil : Transaction.current
    let mustSchedule: Bool = lock.withLock {
      if let transaction { append(new, transaction) }
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { schedule() }
  }

  private func append(_ new: [Mark], _ transaction: Transaction) {
    if let last = groups.indices.last, groups[last].transaction.turn == transaction.turn {
      groups[last].marks += new
    } else {
      groups.append(TurnMarks(transaction: transaction, marks: new))
    }
  }

  /// Whether no marks wait.
  package var isEmpty: Bool { lock.withLock { groups.isEmpty } }

  /// Whether no marks of a turn wait to be next.
  package func isEmpty(in turn: UInt64) -> Bool {
    lock.withLock { groups.first?.transaction.turn != turn }
  }

  /// Whether a flush was asked for that has not begun.
  package var isFlushPending: Bool { lock.withLock { isScheduled } }

  /// The transaction of the changes that come next, if any wait.
  package var nextTransaction: Transaction? { lock.withLock { groups.first?.transaction } }

  /// The nodes that are still concerned by the next changes, where these belong to a turn.
  @MainActor package func take(in turn: UInt64) -> [_ViewNode] {
    let (taken, isMoreWaiting): ([Mark], Bool) = lock.withLock {
      // What came since the beginning of the flush waits for the next one.
      defer { isScheduled = !deliveries.isEmpty }
      guard let first = groups.first, first.transaction.turn == turn else {
        return ([], !deliveries.isEmpty)
      }
      groups.removeFirst()
      return (first.marks, !deliveries.isEmpty)
    }
    if isMoreWaiting { schedule() }
    var nodes: [_ViewNode] = []
    for mark in taken {
      guard let node = mark.node, node.isMounted, node.generation == mark.generation, !node.isMarked
      else { continue }
      node.isMarked = true
      nodes.append(node)
    }
    return nodes
  }
}
