import Foundation

/// The item of a `ViewThatFits`: one of its children, chosen by the space.
package final class FittingItem: ArrangedItem {
  package var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }
  /// The child that is shown.
  private weak var shown: LayoutItem?

  package init(graph: LayoutGraph, axes: Axis.Set) {
    self.axes = axes
    super.init(graph: graph)
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = children.first { child in
      let size = child.size(ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let space = proposal[axis] else { return true }
        // A rounding error is no reason not to fit.
        return size[axis] <= space + 0.001
      }
    }
    return fitting ?? children.last
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard let choice = choice(proposal) else { return Arrangement(size: .zero, placements: []) }
    return Arrangement(
      size: choice.size(proposal), placements: [Placement(origin: .zero, proposal: proposal)])
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let choice = choice(proposal)
    if choice !== shown {
      shown = choice
      // Before placing: a native view takes a frame only where it is in the container.
      host?.reorder()
    }
    choice?.place(at: bounds.origin, proposal: proposal)
  }

  package override func replace(_ child: LayoutItem) {
    guard child === shown else { return }
    child.place(at: frame.origin, proposal: placedProposal)
  }

  package override func computeGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ arrangement: Arrangement
  ) -> CGFloat? { choice(proposal)?.explicitGuide(key, proposal) }

  package override var stackAxis: Axis? { enclosingStackAxis }

  package override func appendNatives(to natives: inout [NativeItem]) {
    shown?.appendNatives(to: &natives)
  }
}
