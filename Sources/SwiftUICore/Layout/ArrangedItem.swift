import Foundation

/// How a container arranges its children for one proposal.
package struct Arrangement {
  package var size: CGSize
  /// One for each child, in order, from the container's origin.
  package var placements: [Placement]
  /// For a stack, how far the children reach across it to either side of their common guide.
  package var reach = Reach(before: 0, after: 0)

  package struct Reach: Equatable, Sendable {
    package var before: CGFloat
    package var after: CGFloat
  }

  /// How far a length reaches beyond a guide in it.
  ///
  /// What is endless reaches endlessly far before its guide, which leaves nothing to subtract.
  package static func reach(of length: CGFloat, after guide: CGFloat) -> CGFloat {
    guide.isFinite ? length - guide : 0
  }

  package init(size: CGSize, placements: [Placement]) {
    self.size = size
    self.placements = placements
  }
}

/// The item of a container with several children.
package class ArrangedItem: LayoutItem {
  package private(set) var children: [LayoutItem] = []
  private var known: [KnownArrangement] = []
  private static let knownLimit = 3

  private struct KnownArrangement {
    let proposal: ProposedViewSize
    var value: Arrangement
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  /// Arranges the children for a proposal. Pure.
  package func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    Arrangement(size: .zero, placements: [])
  }

  /// The children in drawing order, where it differs from the layout order.
  package var drawingOrder: [LayoutItem] { Self.sortedByZIndex(children) }

  package final override var arrangesChildren: Bool { true }

  /// The axis along which children stand, for a stack.
  package var stackAxis: Axis? { nil }

  package final override func stackAxis(for child: LayoutItem) -> Axis? { stackAxis }

  /// Whether the size can depend on the children.
  package var sizeDependsOnChildren: Bool { true }

  package final override func dependsOnSize(of child: LayoutItem) -> Bool { sizeDependsOnChildren }

  package final func setChildren(_ new: [LayoutItem]) {
    let old = children
    let isSame = new.elementsEqual(old, by: ===)
    for (index, child) in new.enumerated() {
      child.parent = self
      child.index = index
    }
    guard !isSame else { return }
    children = new
    for child in old where child.parent === self && !holds(child) { child.parent = nil }
    childrenDidChange()
    if sizeDependsOnChildren {
      invalidate()
    } else {
      answersWereForgotten()
      setNeedsCommit()
    }
    if let host { graph.setNeedsReorder(host) }
  }

  /// Whether an item is one of the children now.
  package final func holds(_ child: LayoutItem) -> Bool {
    children.indices.contains(child.index) && children[child.index] === child
  }

  package override func childChanged(_ child: LayoutItem, _ change: AnswerChange) {
    guard holds(child) else { return }
    if sizeDependsOnChildren {
      invalidate()
    } else {
      answersWereForgotten()
      setNeedsCommit()
    }
  }

  package func childrenDidChange() {}

  private func knownIndex(_ proposal: ProposedViewSize) -> Int {
    let proposal = proposal.sanitized
    if let index = known.lastIndex(where: { $0.proposal == proposal }) { return index }
    let value = arrange(proposal)
    if known.count == Self.knownLimit { known.removeFirst() }
    known.append(KnownArrangement(proposal: proposal, value: value))
    return known.count - 1
  }

  /// Changes what is remembered, where that is less work than to arrange anew.
  package final func updateArrangements(_ body: (inout Arrangement) -> Void) {
    for index in known.indices { body(&known[index].value) }
  }

  /// The arrangement for a proposal, remembered for the last few.
  package final func arranged(_ proposal: ProposedViewSize) -> Arrangement {
    known[knownIndex(proposal)].value
  }

  package override func answersWereForgotten() {
    known.removeAll(keepingCapacity: true)
    knownSpacing = nil
  }

  private var knownSpacing: ViewSpacing?

  private struct OtherAnswers {
    var guides: [(proposal: ProposedViewSize, key: AlignmentKey, value: CGFloat?)] = []
    var spacing: ViewSpacing?
  }

  private var otherAnswers: OtherAnswers?

  package override func keepOtherAnswers() {
    var answers = OtherAnswers()
    for arrangement in known {
      for guide in arrangement.guides {
        answers.guides.append((arrangement.proposal, guide.key, guide.value))
      }
    }
    answers.spacing = knownSpacing
    otherAnswers = answers
  }

  package override func otherAnswersHaveChanged() -> Bool {
    guard let answers = otherAnswers else { return false }
    otherAnswers = nil
    if let spacing = answers.spacing, spacing != self.spacing { return true }
    return answers.guides.contains { explicitGuide($0.key, $0.proposal) != $0.value }
  }

  package final override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
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
    let placements = arranged(proposal).placements
    for (child, placement) in zip(children, placements) {
      child.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  package override func replace(_ child: LayoutItem) {
    guard holds(child) else { return }
    let placements = arranged(placedProposal).placements
    guard placements.indices.contains(child.index) else { return }
    let placement = placements[child.index]
    child.place(
      at: CGPoint(x: frame.minX + placement.origin.x, y: frame.minY + placement.origin.y),
      proposal: placement.proposal)
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) { children.forEach(action) }

  package override func appendNatives(to natives: inout [NativeItem]) {
    for child in drawingOrder { child.appendNatives(to: &natives) }
  }

  package final override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasGuides(proposal) else { return nil }
    let index = knownIndex(proposal)
    if let guide = known[index].guides.first(where: { $0.key == key }) { return guide.value }
    let value = computeGuide(key, proposal, known[index].value)
    // Computing may have arranged for other proposals.
    if let index = known.lastIndex(where: { $0.proposal == proposal.sanitized }) {
      known[index].guides.append((key, value))
    }
    return value
  }

  /// Whether there can be guides for a proposal.
  package func hasGuides(_ proposal: ProposedViewSize) -> Bool { true }

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
    let indices = items.map { $0.trait(ZIndexTraitKey.self) }
    guard indices.contains(where: { $0 != 0 }) else { return items }
    return items.indices.sorted { a, b in
      indices[a] != indices[b] ? indices[a] < indices[b] : a < b
    }.map { items[$0] }
  }
}
