import Foundation

/// What an ``HStack`` does as a value, for `AnyLayout` to change between.
///
/// Switch between it and another with ``AnyLayout``: the subviews stay the same views.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackLayout {
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
  package var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }
}

/// What a ``VStack`` does as a value, for `AnyLayout` to change between.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackLayout {
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
  package var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }
}

extension LayoutProperties {
  fileprivate init(_ axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}

/// What a stack's layout remembers between calls.
public struct _StackLayoutCache {
  fileprivate var proposal: ProposedViewSize?
  fileprivate var arrangement = Arrangement(size: .zero, placements: [])
}

@available(*, unavailable)
extension _StackLayoutCache: Sendable {}

/// A layout that arranges its subviews as a stack does.
package protocol StackLayout: Layout, Equatable where Cache == _StackLayoutCache {
  var arrangement: StackArrangement { get }
}

extension StackLayout {
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    onMainActor((arrangement, subviews.items)) { stack, items in stack.spacing(of: items) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { arranged(subviews, proposal, &cache).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    let placements = arranged(subviews, proposal, &cache).placements
    subviews.place(placements, from: bounds.origin)
  }

  private func arranged(
    _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) -> Arrangement {
    if cache.proposal == proposal { return cache.arrangement }
    cache.proposal = proposal
    cache.arrangement = onMainActor((arrangement, subviews.items, proposal)) {
      stack, items, proposal in
      stack.arrange(items, proposal)
    }
    return cache.arrangement
  }
}

extension LayoutSubviews {
  /// Places all of them, each as an arrangement says from an origin.
  package func place(_ placements: [Placement], from origin: CGPoint) {
    for (item, placement) in zip(items, placements) {
      var placement = placement
      placement.origin.x += origin.x
      placement.origin.y += origin.y
      collector.record(item, placement)
    }
  }
}
