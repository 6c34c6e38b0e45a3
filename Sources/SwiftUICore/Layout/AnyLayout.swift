import Foundation

/// A type-erased instance of the layout protocol.
///
/// Views that change between layouts through it stay the same views, with their state:
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///   Text("Name")
///   TextField("Name", text: $name)
/// }
/// ```
public struct AnyLayout {
  private let box: AnyLayoutBox

  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout {
      self = layout
    } else {
      box = LayoutBox(layout)
    }
  }
}

extension AnyLayout: Layout, SelfDescribingLayout {
  /// The erased layout's cache.
  public struct Cache {
    fileprivate var box: AnyObject?
  }

  package var properties: LayoutProperties { box.properties }

  public func makeCache(subviews: Subviews) -> Cache { Cache(box: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.box = box.updatedCache(cache.box, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.box)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { box.sizeThatFits(proposal, subviews, &cache.box) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { box.placeSubviews(bounds, proposal, subviews, &cache.box) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.box) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.box) }
}

@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}

/// Answers for a layout of any type, with its cache in an object.
private class AnyLayoutBox {
  var properties: LayoutProperties { LayoutProperties() }
  func makeCache(_ subviews: LayoutSubviews) -> AnyObject? { nil }
  func updatedCache(_ cache: AnyObject?, _ subviews: LayoutSubviews) -> AnyObject? { nil }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyObject?) -> ViewSpacing {
    ViewSpacing()
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject?
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  private final class CacheBox {
    var value: L.Cache
    init(_ value: L.Cache) { self.value = value }
  }

  /// The cache, made anew where it's another layout's.
  private func cache(_ cache: inout AnyObject?, _ subviews: LayoutSubviews) -> CacheBox {
    if let known = cache as? CacheBox { return known }
    let made = CacheBox(layout.makeCache(subviews: subviews))
    cache = made
    return made
  }

  override var properties: LayoutProperties {
    (layout as? any SelfDescribingLayout)?.properties ?? L.layoutProperties
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyObject? {
    CacheBox(layout.makeCache(subviews: subviews))
  }

  override func updatedCache(
    _ cache: AnyObject?, _ subviews: LayoutSubviews
  ) -> AnyObject? {
    guard let known = cache as? CacheBox else { return makeCache(subviews) }
    layout.updateCache(&known.value, subviews: subviews)
    return known
  }

  override func spacing(
    _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &self.cache(&cache, subviews).value)
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGSize {
    layout.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &self.cache(&cache, subviews).value)
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyObject?
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews,
      cache: &self.cache(&cache, subviews).value)
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &self.cache(&cache, subviews).value)
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyObject?
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &self.cache(&cache, subviews).value)
  }
}
