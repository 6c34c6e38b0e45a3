import Foundation

/// A type that defines the geometry of a collection of views.
///
/// `sizeThatFits` and `placeSubviews` are called during layout, on the main actor, as often as the containers
/// above ask; keep what is costly in the cache. Coordinates are points in the coordinate space of the container
/// that the `bounds` parameter is given in.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(index) * 20
///       subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
/// ```
public protocol Layout: Animatable {
  /// Properties of the layout container: the axis of a stack.
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.merged(guide.key, in: bounds)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.merged(guide.key, in: bounds)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The orientation of the containing stack-like container; nil if it isn't one.
  public var stackOrientation: Axis?
  public init() {}
}

/// A layout whose properties depend on its value.
package protocol SelfDescribingLayout: Layout {
  var properties: LayoutProperties { get }
}

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
      let placed: [(LayoutItem, Placement)] = subviews.items.compactMap { item in
        subviews.collector.placements[ObjectIdentifier(item)].map { (item, $0) }
      }
      return ArrangedItem.merge(key, placed, origin: bounds.origin)
    }
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.items.elementsEqual(b.items, by: ===)
  }
}

/// A proxy that represents one subview of a layout.
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
    let size: CGSize = sizeThatFits(proposal)
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

/// A key for a value of your own that views carry for a ``Layout``.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

package enum LayoutValueTraitKey<K: LayoutValueKey>: LayoutTraitKey {
  package static var defaultValue: K.Value { K.defaultValue }
  package static var effect: LayoutTraitEffect { .arrangement }
}

/// The spacing preferences of a view, in points.
public struct ViewSpacing: Sendable, Equatable {
  package var leading: CGFloat?
  package var trailing: CGFloat?
  package var top: CGFloat?
  package var bottom: CGFloat?

  /// No spacing at any edge.
  public static let zero = ViewSpacing(leading: 0, trailing: 0, top: 0, bottom: 0)

  package static let defaultDistance: CGFloat = 8

  /// The default spacing at each edge.
  public init() {}

  package init(leading: CGFloat?, trailing: CGFloat?, top: CGFloat?, bottom: CGFloat?) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let own: CGFloat? = axis == .horizontal ? trailing : bottom
    let others: CGFloat? = axis == .horizontal ? next.leading : next.top
    guard own != nil || others != nil else { return Self.defaultDistance }
    return max(own ?? 0, others ?? 0)
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    (a ?? defaultDistance) < (b ?? defaultDistance) ? b : a
  }
}
