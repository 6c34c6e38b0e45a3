import Foundation

/// How a container arranges its children for one proposal.
package struct Arrangement {
  package var size: CGSize
  /// One for each child, in order, from the container's origin.
  package var placements: [Placement]

  package init(size: CGSize, placements: [Placement]) {
    self.size = size
    self.placements = placements
  }
}

/// The item of a container with several children.
package class ArrangedItem: LayoutItem {
  package private(set) var children: [LayoutItem] = []
  private var known: [KnownArrangement] = []
  private static let knownLimit = 4

  private struct KnownArrangement {
    let proposal: ProposedViewSize
    let value: Arrangement
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  /// Arranges the children for a proposal. Pure.
  package func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    Arrangement(size: .zero, placements: [])
  }

  /// The children in drawing order, where it differs from the layout order.
  package var drawingOrder: [LayoutItem] { Self.sortedByZIndex(children) }

  /// The axis along which children stand, for a stack.
  package var stackAxis: Axis? { nil }

  package final override func stackAxis(for child: LayoutItem) -> Axis? { stackAxis }

  /// Whether the size can depend on the children.
  package var sizeDependsOnChildren: Bool { true }

  package final override func dependsOnSize(of child: LayoutItem) -> Bool { sizeDependsOnChildren }

  package final func setChildren(_ new: [LayoutItem]) {
    for child in new { child.parent = self }
    guard !new.elementsEqual(children, by: ===) else { return }
    children = new
    childrenDidChange()
    if sizeDependsOnChildren {
      invalidate()
    } else {
      sizesWereForgotten()
      setNeedsCommit()
    }
    if let host { graph.setNeedsReorder(host) }
  }

  package func childrenDidChange() {}

  private func knownIndex(_ proposal: ProposedViewSize) -> Int {
    let proposal: ProposedViewSize = proposal.sanitized
    if let index = known.lastIndex(where: { $0.proposal == proposal }) { return index }
    let value: Arrangement = arrange(proposal)
    if known.count == Self.knownLimit { known.removeFirst() }
    known.append(KnownArrangement(proposal: proposal, value: value))
    return known.count - 1
  }

  /// The arrangement for a proposal, remembered for the last few.
  package final func arranged(_ proposal: ProposedViewSize) -> Arrangement {
    known[knownIndex(proposal)].value
  }

  package override func sizesWereForgotten() {
    known.removeAll(keepingCapacity: true)
    knownSpacing = nil
  }

  private var knownSpacing: ViewSpacing?

  package final override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing: ViewSpacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// The spacing that the children prefer together.
  package func computeSpacing() -> ViewSpacing {
    guard var result = children.first?.spacing else { return ViewSpacing() }
    for child in children.dropFirst() { result.formUnion(child.spacing) }
    return result
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    arranged(proposal).size
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements: [Placement] = arranged(proposal).placements
    for (child, placement) in zip(children, placements) {
      child.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) { children.forEach(action) }

  package override func appendNatives(to natives: inout [NativeItem]) {
    for child in drawingOrder { child.appendNatives(to: &natives) }
  }

  package final override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let index: Int = knownIndex(proposal)
    if let guide = known[index].guides.first(where: { $0.key == key }) { return guide.value }
    let value: CGFloat? = computeGuide(key, proposal, known[index].value)
    // Computing may have arranged for other proposals.
    if let index = known.lastIndex(where: { $0.proposal == proposal.sanitized }) {
      known[index].guides.append((key, value))
    }
    return value
  }

  /// The guide that the children give together.
  package func computeGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ arrangement: Arrangement
  ) -> CGFloat? {
    Self.merge(key, zip(children, arrangement.placements), origin: .zero)
  }

  /// The first baseline is the topmost, the last the lowest, other guides the mean of those set.
  package static func merge(
    _ key: AlignmentKey, _ placed: some Sequence<(LayoutItem, Placement)>, origin: CGPoint
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for (item, placement) in placed {
      guard let value = item.explicitGuide(key, placement.proposal) else { continue }
      values.append(value + placement.origin[key.axis] - origin[key.axis])
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  package static func sortedByZIndex(_ items: [LayoutItem]) -> [LayoutItem] {
    let indices: [Double] = items.map { $0.trait(ZIndexTraitKey.self) }
    guard indices.contains(where: { $0 != 0 }) else { return items }
    return items.indices.sorted { a, b in
      indices[a] != indices[b] ? indices[a] < indices[b] : a < b
    }.map { items[$0] }
  }
}
