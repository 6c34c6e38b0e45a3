import Foundation

/// The item of a `ZStack`: children over each other, each with the whole proposal.
package final class DepthItem: ArrangedItem {
  package var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }

  package init(graph: LayoutGraph, alignment: Alignment) {
    self.alignment = alignment
    super.init(graph: graph)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    DepthArrangement.arrange(children[...], alignment, proposal)
  }
}

/// SwiftUI's depth layout: the size is the union of the children, aligned with each other.
package enum DepthArrangement {
  @MainActor
  package static func arrange(
    _ items: ArraySlice<LayoutItem>, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> Arrangement {
    guard !items.isEmpty else { return Arrangement(size: .zero, placements: []) }
    // The size comes from the highest priority; lower ones are proposed that size.
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    var top: Double = -.infinity
    for item in items { top = max(top, item.trait(LayoutPriorityTraitKey.self)) }
    var bounds = GuideBounds()
    for item in items where item.trait(LayoutPriorityTraitKey.self) == top {
      let size = item.size(proposal)
      bounds.add(
        size, x: item.guide(horizontal, proposal, size), y: item.guide(vertical, proposal, size))
    }
    let size = bounds.size
    var placements: [Placement] = []
    for item in items {
      let isTop = item.trait(LayoutPriorityTraitKey.self) == top
      let own = isTop ? proposal : ProposedViewSize(size)
      let itemSize = item.size(own)
      let x = item.guide(horizontal, own, itemSize)
      let y = item.guide(vertical, own, itemSize)
      let origin = CGPoint(
        x: x.isFinite ? bounds.left - x : 0, y: y.isFinite ? bounds.above - y : 0)
      placements.append(Placement(origin: origin, proposal: own))
    }
    return Arrangement(size: size, placements: placements)
  }

  private struct GuideBounds {
    var left: CGFloat = -.infinity
    var right: CGFloat = -.infinity
    var above: CGFloat = -.infinity
    var below: CGFloat = -.infinity

    var size: CGSize { CGSize(width: left + right, height: above + below) }

    mutating func add(_ size: CGSize, x: CGFloat, y: CGFloat) {
      left = max(left, x)
      right = max(right, Arrangement.reach(of: size.width, after: x))
      above = max(above, y)
      below = max(below, Arrangement.reach(of: size.height, after: y))
    }
  }
}
