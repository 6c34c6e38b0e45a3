import Foundation

/// A collection of proxy values that represent the subviews of a layout view.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  public var layoutDirection: LayoutDirection
  package var items: ArraySlice<LayoutItem>
  package let collector: PlacementCollector

  package init(
    items: ArraySlice<LayoutItem>, layoutDirection: LayoutDirection, collector: PlacementCollector
  ) {
    self.items = items
    self.layoutDirection = layoutDirection
    self.collector = collector
  }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], index: index, collector: collector)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(items: items[bounds], layoutDirection: layoutDirection, collector: collector)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      items: ArraySlice(indices.map { items[$0] }), layoutDirection: layoutDirection,
      collector: collector)
  }

  /// The guide that the placed subviews give together, from the bounds' origin.
  package func merged(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    onMainActor(self) { subviews in
      let placed = subviews.items.compactMap { item in
        subviews.collector.placements[ObjectIdentifier(item)].map { (item, $0) }
      }
      return ArrangedItem.merge(key, placed, origin: bounds.origin)
    }
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.items.elementsEqual(b.items, by: ===)
  }
}

/// One of the views that a ``Layout`` places.
public struct LayoutSubview: Equatable {
  package let item: LayoutItem
  package let index: Int
  package let collector: PlacementCollector

  /// The subview's layout priority; 0 unless set.
  public var priority: Double { onMainActor(item) { $0.trait(LayoutPriorityTraitKey.self) } }

  public var spacing: ViewSpacing { onMainActor(item) { $0.spacing } }

  /// The value that the subview carries for a key, set by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor(item) { $0.trait(LayoutValueTraitKey<K>.self) }
  }

  /// The size that the subview chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor(item) { $0.size(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor(item) { $0.dimensions(proposal) }
  }

  /// Places the subview: `anchor` of it comes to `position`, in the coordinate space of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    collector.record(item, Placement(origin: origin, proposal: proposal))
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

package struct Placement: Equatable, Sendable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
}

/// Takes the placements that a layout makes, by item.
package final class PlacementCollector {
  package var placements: [ObjectIdentifier: Placement] = [:]
  package init() {}
  package func record(_ item: LayoutItem, _ placement: Placement) {
    placements[ObjectIdentifier(item)] = placement
  }
}
