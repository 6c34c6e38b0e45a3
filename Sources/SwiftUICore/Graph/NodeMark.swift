import Foundation

/// Marks a node from any thread, for as long as the node lives: for sources of truth that keep no list of readers.
package final class NodeMark: @unchecked Sendable {
  // Guards the two below.
  private let lock = NSLock()
  private weak var node: _ViewNode?
  private var generation = 0
  private var wasUsed = false

  package init() {}

  /// Lets marks concern the evaluation of `node` that is under way.
  @MainActor package func connect(_ node: _ViewNode) {
    let generation = node.generation
    lock.withLock {
      self.node = node
      self.generation = generation
    }
  }

  package func mark() {
    let (node, generation): (_ViewNode?, Int) = lock.withLock {
      wasUsed = true
      return (self.node, self.generation)
    }
    node?.inbox.mark(node, generation: generation)
  }

  /// Whether there ever was a mark.
  package var hasMarked: Bool { lock.withLock { wasUsed } }
}
