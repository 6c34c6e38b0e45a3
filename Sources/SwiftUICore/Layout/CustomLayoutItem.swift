import Foundation

/// The item of a container with a ``Layout`` of the user's own.
package final class CustomLayoutItem<L: Layout>: ArrangedItem {
  private var layout: L
  private var cache: L.Cache?
  private let collector = PlacementCollector()

  package init(graph: LayoutGraph, layout: L) {
    self.layout = layout
    super.init(graph: graph)
  }

  /// Takes a new value of the layout; asks for layout unless it is the same.
  package func update(_ layout: L) {
    guard !isKnownEqual(self.layout, layout) else { return }
    self.layout = layout
    invalidate()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(items: children[...], layoutDirection: .leftToRight, collector: collector)
  }

  private var mustUpdateCache = false

  package override func answersWereForgotten() {
    super.answersWereForgotten()
    mustUpdateCache = true
  }

  private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
    var current: L.Cache
    // Taken out meanwhile, so that changing it copies nothing.
    if var known = cache.take() {
      if mustUpdateCache { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    mustUpdateCache = false
    defer { cache = current }
    return body(&current)
  }

  // Without placing: the bounds may be infinite when only the size is asked for.
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = withCache {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    return LayoutInput.size(size, of: L.self)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let size = self.size(proposal)
    let bounds = CGRect(origin: .zero, size: size)
    collector.placements.removeAll(keepingCapacity: true)
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    // A subview that was not placed stands in the middle, as Apple documents.
    let placements = children.map { child in
      if let placement = collector.placements[ObjectIdentifier(child)] {
        return LayoutInput.placement(placement, by: L.self)
      }
      let childSize = child.size(proposal)
      return Placement(
        origin: CGPoint(
          x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
        proposal: proposal)
    }
    return Arrangement(size: size, placements: placements)
  }

  // A layout of the user's own need not be able to place in bounds without end.
  package override func hasGuides(_ proposal: ProposedViewSize) -> Bool {
    let size = self.size(proposal)
    return size.width.isFinite && size.height.isFinite
  }

  package override func computeGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ arrangement: Arrangement
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: arrangement.size)
    collector.placements.removeAll(keepingCapacity: true)
    let value = withCache { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if value != nil { graph.usesGuides = true }
    return value
  }

  package override var stackAxis: Axis? {
    let properties = (layout as? any SelfDescribingLayout)?.properties ?? L.layoutProperties
    return properties.stackOrientation
  }

  package override func computeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }
}
