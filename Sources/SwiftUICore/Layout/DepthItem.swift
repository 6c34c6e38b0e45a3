import Foundation

/// The item of a `ZStack`: children over each other, each with the whole proposal.
package final class DepthItem: ArrangedItem {
  package var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }

  package init(graph: ViewGraph, alignment: Alignment) {
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
    let top: Double = items.map { $0.trait(LayoutPriorityTraitKey.self) }.max() ?? 0
    var bounds = GuideBounds()
    for item in items where item.trait(LayoutPriorityTraitKey.self) == top {
      bounds.add(item.dimensions(proposal), alignment)
    }
    let size: CGSize = bounds.size
    var placements: [Placement] = []
    for item in items {
      let isTop = item.trait(LayoutPriorityTraitKey.self) == top
      let own: ProposedViewSize = isTop ? proposal : ProposedViewSize(size)
      let dimensions: ViewDimensions = item.dimensions(own)
      let origin = CGPoint(
        x: bounds.left - dimensions[alignment.horizontal],
        y: bounds.above - dimensions[alignment.vertical])
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

    mutating func add(_ dimensions: ViewDimensions, _ alignment: Alignment) {
      let x: CGFloat = dimensions[alignment.horizontal]
      let y: CGFloat = dimensions[alignment.vertical]
      left = max(left, x)
      right = max(right, dimensions.width - x)
      above = max(above, y)
      below = max(below, dimensions.height - y)
    }
  }
}
