import Foundation

/// SwiftUI's stack layout along one axis.
///
/// Space goes to the highest priority first, within one priority to the least flexible child first; each is
/// offered an equal share of what is left. Without a proposal along the axis every child has its ideal size.
package struct StackArrangement {
  package var axis: Axis
  package var spacing: CGFloat?
  /// The alignment across the axis.
  package var alignment: AlignmentKey

  package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey) {
    self.axis = axis
    self.spacing = LayoutInput.spacing(spacing)
    self.alignment = alignment
  }

  @MainActor
  package func arrange(_ items: ArraySlice<LayoutItem>, _ proposal: ProposedViewSize) -> Arrangement
  {
    guard !items.isEmpty else { return Arrangement(size: .zero, placements: []) }
    let items = Array(items)
    let gaps = distances(items)
    let across = proposal[axis.other]
    var proposals = [CGFloat?](repeating: nil, count: items.count)
    if let along = proposal[axis] {
      share(along - gaps.reduce(0, +), among: items, across: across, into: &proposals)
    }
    return place(items, gaps: gaps, proposals: proposals, across: across)
  }

  /// The first child's at the start, the last one's at the end, and that of all on the sides.
  @MainActor
  package func spacing(of items: ArraySlice<LayoutItem>) -> ViewSpacing {
    guard let first = items.first, let last = items.last else { return ViewSpacing() }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = first.spacing
    for item in items.dropFirst() { result.formUnion(item.spacing, edges: sides) }
    if axis == .horizontal {
      result.trailing = last.spacing.trailing
    } else {
      result.bottom = last.spacing.bottom
    }
    return result
  }

  @MainActor
  private func distances(_ items: [LayoutItem]) -> [CGFloat] {
    let count = items.count - 1
    if let spacing { return [CGFloat](repeating: spacing, count: count) }
    var result: [CGFloat] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let next = items[index + 1].spacing
      result.append(items[index].spacing.distance(to: next, along: axis))
    }
    return result
  }

  @MainActor
  private func share(
    _ available: CGFloat, among items: [LayoutItem], across: CGFloat?,
    into proposals: inout [CGFloat?]
  ) {
    if items.count == 1 || available == .infinity {
      for index in items.indices { proposals[index] = max(0, available) }
      return
    }
    let least = ProposedViewSize(axis, 0, across: across)
    let most = ProposedViewSize(axis, .infinity, across: across)
    var sorted: [ChildFlexibility] = []
    sorted.reserveCapacity(items.count)
    // What lower priorities need at least is kept back from the higher ones.
    var reserved: CGFloat = 0
    // Loops without closures: each call of one would check which actor it is on.
    for index in items.indices {
      let item = items[index]
      let flexibility = ChildFlexibility(
        index: index, priority: item.trait(LayoutPriorityTraitKey.self),
        minimum: item.size(least)[axis], maximum: item.size(most)[axis])
      reserved += flexibility.minimum
      sorted.append(flexibility)
    }
    sorted.sort(by: ChildFlexibility.comesFirst)
    var remaining = available
    var start = sorted.startIndex
    while start < sorted.endIndex {
      let priority = sorted[start].priority
      let end = sorted[start...].firstIndex { $0.priority != priority } ?? sorted.endIndex
      for child in sorted[start..<end] { reserved -= child.minimum }
      for position in start..<end {
        let child = sorted[position]
        let share = max(0, (remaining - reserved) / CGFloat(end - position))
        proposals[child.index] = share
        remaining -= items[child.index].size(ProposedViewSize(axis, share, across: across))[axis]
      }
      start = end
    }
  }

  private struct ChildFlexibility {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let maximum: CGFloat

    static func comesFirst(_ a: ChildFlexibility, _ b: ChildFlexibility) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      let first = a.maximum - a.minimum
      let second = b.maximum - b.minimum
      return first != second ? first < second : a.index < b.index
    }
  }

  @MainActor
  private func place(
    _ items: [LayoutItem], gaps: [CGFloat], proposals: [CGFloat?], across: CGFloat?
  ) -> Arrangement {
    var placements: [Placement] = []
    placements.reserveCapacity(items.count)
    var guides: [CGFloat] = []
    guides.reserveCapacity(items.count)
    var position: CGFloat = 0
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    for index in items.indices {
      let item = items[index]
      let proposal = ProposedViewSize(axis, proposals[index], across: across)
      let size = item.size(proposal)
      let guide = item.guide(alignment, proposal, size)
      before = max(before, guide)
      after = max(after, Arrangement.reach(of: size[axis.other], after: guide))
      guides.append(guide)
      var origin = CGPoint.zero
      origin[axis] = position
      placements.append(Placement(origin: origin, proposal: proposal))
      position += size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    for index in placements.indices {
      placements[index].origin[axis.other] = guides[index].isFinite ? before - guides[index] : 0
    }
    var result = Arrangement(
      size: CGSize(axis, position, across: before + after), placements: placements)
    result.reach = Arrangement.Reach(before: before, after: after)
    return result
  }
}
