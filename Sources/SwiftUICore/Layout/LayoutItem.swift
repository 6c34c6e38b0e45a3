import Foundation

/// A place in the layout: answers proposals with sizes, and puts what it stands for into a frame.
///
/// Two phases: sizes are computed, purely and cached for each proposal; then frames are committed. An item that is
/// placed where it was is left alone, so an update visits only the paths that changed.
@MainActor
package class LayoutItem {
  package weak var parent: LayoutItem?
  package unowned let graph: ViewGraph

  private var cache = SizeCache()
  package private(set) var needsPlacement = true
  /// The children to place anew when this item itself stays where it is.
  private var staleChildren: [LayoutItem] = []
  /// In the coordinate space of the nearest native container.
  package private(set) var frame: CGRect = .zero
  package private(set) var placedProposal: ProposedViewSize = .unspecified
  package private(set) var wasPlaced = false
  /// Whether the item's content asked for its size to be compared with before.
  package var isSizeCheckPending = false

  package init(graph: ViewGraph) { self.graph = graph }

  // MARK: For subclasses

  /// The size for a proposal, which has no NaN and no negative number. Pure.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts the item's inside into its new frame, by placing children or setting a native view's frame.
  package func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {}

  /// The explicit value of an alignment guide for a proposal, in the item's own coordinate space. Pure.
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Layout children, for walks.
  package func forEachChild(_ action: (LayoutItem) -> Void) {}

  /// Appends the items of the native views that stand directly in the nearest container, in drawing order.
  package func appendNatives(to natives: inout [NativeItem]) {
    forEachChild { $0.appendNatives(to: &natives) }
  }

  /// The value of a trait set on this view, such as its priority, depth or tag.
  package func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// The spacing preferences of the view's edges.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// Whether a child's change of size can change this item's.
  package func dependsOnSize(of child: LayoutItem) -> Bool { true }

  /// The axis of the stack that `child` stands in, directly or in wrappers; nil where it's in none.
  package func stackAxis(for child: LayoutItem) -> Axis? { nil }

  /// The axis of the stack that this item stands in.
  package final var enclosingStackAxis: Axis? { parent?.stackAxis(for: self) }

  /// The item around this one, across native containers.
  package var outer: LayoutItem? { parent }

  /// The host whose native container holds this item's native views.
  package var host: LayoutHost? { parent?.host }

  // MARK: Sizes

  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    if let known = cache[proposal] { return known }
    graph.counters.measures += 1
    let size = computeSize(proposal).sanitized
    cache[proposal] = size
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), item: self, proposal: proposal)
  }

  // MARK: Placement

  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: origin.sanitized, size: size(proposal))
    if wasPlaced, bounds == frame, proposal == placedProposal {
      if needsPlacement { placeStale(bounds, proposal) }
      return
    }
    wasPlaced = true
    frame = bounds
    placedProposal = proposal
    needsPlacement = false
    staleChildren.removeAll()
    ownPlacementIsStale = false
    graph.counters.placements += 1
    commit(bounds, proposal)
  }

  private var ownPlacementIsStale = true

  private func placeStale(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    needsPlacement = false
    let children: [LayoutItem] = staleChildren
    staleChildren.removeAll()
    if ownPlacementIsStale {
      ownPlacementIsStale = false
      graph.counters.placements += 1
      commit(bounds, proposal)
    } else {
      for child in children { child.place(at: child.frame.origin, proposal: child.placedProposal) }
    }
  }

  // MARK: Invalidation

  /// Forgets the sizes, here and above as far as they depend on this, and asks for layout.
  package final func invalidate() {
    cache.removeAll()
    ownPlacementIsStale = true
    sizesWereForgotten()
    propagate(sizeChanged: true)
  }

  /// For subclasses that keep further results computed from sizes.
  package func sizesWereForgotten() {}

  /// After a change that only may have changed the answers: asks again what was asked, and goes on upwards only
  /// if an answer differs.
  package final func contentChanged() {
    let previous: SizeCache = cache
    cache.removeAll()
    var isSame = !previous.isEmpty
    previous.forEach { proposal, size in
      if isSame, self.size(proposal) != size { isSame = false }
    }
    if isSame { return }
    invalidate()
  }

  /// Asks for this item to be committed again in its place, its size unchanged.
  package final func setNeedsCommit() {
    ownPlacementIsStale = true
    propagate(sizeChanged: false)
  }

  /// As `setNeedsCommit`, for one that is about to be placed anyway.
  package final func setNeedsCommitQuietly() {
    ownPlacementIsStale = true
    needsPlacement = true
  }

  private func propagate(sizeChanged: Bool) {
    var sizeChanged = sizeChanged
    var item: LayoutItem = self
    while true {
      item.needsPlacement = true
      guard let parent = item.parent else {
        item.layoutWasInvalidated(sizeChanged: sizeChanged)
        return
      }
      if sizeChanged && parent.dependsOnSize(of: item) {
        // A parent that depends on the sizes and has none was told before, and so was all above it.
        if parent.cache.isEmpty && parent.needsPlacement && parent.ownPlacementIsStale { return }
        parent.cache.removeAll()
        parent.ownPlacementIsStale = true
        parent.sizesWereForgotten()
      } else {
        if sizeChanged { parent.ownPlacementIsStale = true }
        sizeChanged = false
        if !parent.ownPlacementIsStale { parent.staleChildren.append(item) }
        if parent.needsPlacement { return }
      }
      item = parent
    }
  }

  /// Called on the topmost item of a host.
  package func layoutWasInvalidated(sizeChanged: Bool) {}
}

/// The last few answers of an item.
private struct SizeCache {
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var next = 0
  private static let limit = 6

  var isEmpty: Bool { entries.isEmpty }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < Self.limit {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % Self.limit
      }
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }

  func forEach(_ action: (ProposedViewSize, CGSize) -> Void) {
    for entry in entries { action(entry.proposal, entry.size) }
  }
}

extension CGSize {
  /// Without NaN and negative numbers.
  package var sanitized: CGSize {
    CGSize(width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
  }
}

extension CGPoint {
  fileprivate var sanitized: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
