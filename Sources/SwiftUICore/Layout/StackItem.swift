import Foundation

/// The item of an `HStack` or a `VStack`.
package final class StackItem: ArrangedItem {
  package var stack: StackArrangement {
    didSet { if !isSame(stack, oldValue) { invalidate() } }
  }

  package init(graph: LayoutGraph, stack: StackArrangement) {
    self.stack = stack
    super.init(graph: graph)
  }

  private func isSame(_ a: StackArrangement, _ b: StackArrangement) -> Bool {
    a.axis == b.axis && a.spacing == b.spacing && a.alignment == b.alignment
  }

  package override var stackAxis: Axis? { stack.axis }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let result = stack.arrange(children[...], proposal)
    let summary = Summary(across: proposal[stack.axis.other], reach: result.reach)
    if !summaries.contains(summary) { summaries.append(summary) }
    return result
  }

  /// How far the children reach, for each proposal that was answered.
  private var summaries: [Summary] = []

  private struct Summary: Equatable {
    let across: CGFloat?
    let reach: Arrangement.Reach
  }

  package override func answersWereForgotten() {
    super.answersWereForgotten()
    summaries = []
  }

  /// A child that is as long as before, and neither was nor is the one that reaches furthest across, changes
  /// nothing but its own place: so one change costs the same in a stack of any length.
  package override func childChanged(_ child: LayoutItem, _ change: AnswerChange) {
    guard holds(child), !summaries.isEmpty, change.isComplete, !change.others, !graph.usesGuides,
      change.before.allSatisfy({ isLocal(child, $0, $1) })
    else {
      super.childChanged(child, change)
      return
    }
    let across = stack.axis.other
    updateArrangements { arrangement in
      guard arrangement.placements.indices.contains(child.index) else { return }
      let proposal = arrangement.placements[child.index].proposal
      let guide = child.guide(stack.alignment, proposal, child.size(proposal))
      arrangement.placements[child.index].origin[across] = arrangement.reach.before - guide
    }
  }

  private func isLocal(
    _ child: LayoutItem, _ proposal: ProposedViewSize, _ old: CGSize
  ) -> Bool {
    let axis = stack.axis
    let new = child.size(proposal)
    guard new[axis] == old[axis] else { return false }
    let before = (
      old: stack.alignment.defaultValue(old), new: stack.alignment.defaultValue(new)
    )
    let after = (
      old: Arrangement.reach(of: old[axis.other], after: before.old),
      new: Arrangement.reach(of: new[axis.other], after: before.new)
    )
    return summaries.allSatisfy { summary in
      summary.across != proposal[axis.other]
        || (Self.isWithin(before, summary.reach.before)
          && Self.isWithin(after, summary.reach.after))
    }
  }

  /// Whether the furthest reach is that of another child, before and now.
  private static func isWithin(_ value: (old: CGFloat, new: CGFloat), _ furthest: CGFloat) -> Bool {
    value.old == value.new || (value.old < furthest && value.new <= furthest)
  }

  package override func computeSpacing() -> ViewSpacing { stack.spacing(of: children[...]) }
}
