/// Items whose answers must be compared with those before, by depth.
@MainActor
package struct ComparisonQueue {
  private var levels: [[LayoutItem]] = []

  package init() {}

  package var isEmpty: Bool { levels.isEmpty }

  package mutating func add(_ item: LayoutItem) {
    let depth = item.depth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(item)
  }

  /// The innermost item.
  package mutating func next() -> LayoutItem? {
    while let last = levels.last, last.isEmpty { levels.removeLast() }
    guard !levels.isEmpty else { return nil }
    return levels[levels.count - 1].removeLast()
  }
}
