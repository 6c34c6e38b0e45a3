import Foundation

/// The last few answers of an item.
package struct SizeCache {
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var next = 0
  /// Whether an answer was forgotten for want of space: what depends on it can't be told.
  package private(set) var isIncomplete = false
  private static let limit = 12

  package var isEmpty: Bool { entries.isEmpty }

  package subscript(proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  package mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    if entries.count < Self.limit {
      if entries.isEmpty { entries.reserveCapacity(3) }
      entries.append((proposal, size))
    } else {
      isIncomplete = true
      entries[next] = (proposal, size)
      next = (next + 1) % Self.limit
    }
  }

  /// Whether all answers fulfill a condition, the newest first.
  package func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    for entry in entries.reversed() where !condition(entry.proposal, entry.size) { return false }
    return true
  }
}
