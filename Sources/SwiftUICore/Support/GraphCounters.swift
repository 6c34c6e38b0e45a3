/// What a graph has done, for tests and benchmarks of its share of an update.
package struct GraphCounters: Equatable, Sendable {
  package var nodesMade = 0
  package var nodesFreed = 0
  /// Marked nodes that a flush visited.
  package var visits = 0
  /// Evaluations of any node, bodies included.
  package var evaluations = 0
  /// Calls of `body`.
  package var bodies = 0
  /// Sizes that were computed, not found in a cache.
  package var measures = 0
  /// Items that were placed anew.
  package var placements = 0
}
