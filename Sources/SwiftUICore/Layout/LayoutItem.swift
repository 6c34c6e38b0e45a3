import Foundation

/// A place in the layout: answers proposals with sizes, and puts what it stands for into a frame.
///
/// Three phases. Changes only note what may be answered otherwise. Then those answers are compared with what was
/// answered before, from the innermost item outwards, and a container hears of a child only where they differ.
/// Then frames are committed; an item that is placed where it was is left alone. So an update visits only the
/// paths that changed.
@MainActor
package class LayoutItem {
  package weak var parent: LayoutItem?
  package unowned let graph: LayoutGraph
  /// The position among the container's children; unused in wrappers.
  package final var index = 0

  private var cache = SizeCache()
  /// What was answered before the last changes, until it has been compared with what is answered now.
  private var before: SizeCache?
  private var wasAskedSinceChange = false
  private var otherAnswersDiffer = false

  package private(set) var needsPlacement = true
  private var ownPlacementIsStale = true
  /// The children to place anew when this item itself stays where it is.
  private var staleChildren: [LayoutItem] = []
  /// In the coordinate space of the nearest native container.
  package private(set) var frame: CGRect = .zero
  package private(set) var placedProposal: ProposedViewSize = .unspecified
  package private(set) var wasPlaced = false
  /// Set while an item places all of its children anyway, so that changes in them need no further placement.
  package final var isPlacingChildren = false

  package init(graph: LayoutGraph) { self.graph = graph }

  // MARK: For subclasses

  /// The size for a proposal, which has no NaN and no negative number. Pure.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts the item's inside into its new frame, by placing children or setting a native view's frame.
  package func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {}

  /// The explicit value of an alignment guide for a proposal, in the item's own coordinate space. Pure.
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Whether the item's own coordinate space has this name.
  package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

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

  /// Called when a child stands for another value in a selection.
  package func childTagsChanged() {}

  /// Whether a child's change of size can change this item's.
  package func dependsOnSize(of child: LayoutItem) -> Bool { true }

  /// Whether a child's explicit guides are this item's.
  package func takesGuides(of child: LayoutItem) -> Bool { true }

  /// Whether the item is a container's, and no wrapper around one other.
  package var arrangesChildren: Bool { false }

  /// The axis of the stack that `child` stands in, directly or in wrappers; nil where it's in none.
  package func stackAxis(for child: LayoutItem) -> Axis? { nil }

  /// The axis of the stack that this item stands in.
  package final var enclosingStackAxis: Axis? { parent?.stackAxis(for: self) }

  /// The item around this one, across native containers.
  package var outer: LayoutItem? { parent }

  /// The host whose native container holds this item's native views.
  package var host: LayoutHost? { parent?.host }

  /// Places a child anew while this item stays where it is.
  package func replace(_ child: LayoutItem) {
    child.place(at: child.frame.origin, proposal: child.placedProposal)
  }

  /// For subclasses that keep further results computed from the answers of children.
  package func answersWereForgotten() {}

  /// For subclasses that have answers beside sizes, such as guides: keeps them, to be compared.
  package func keepOtherAnswers() {}

  /// Whether answers other than sizes differ from those that were kept. Called once after `keepOtherAnswers`.
  package func otherAnswersHaveChanged() -> Bool { false }

  /// Called when a child answers otherwise than before.
  package func childChanged(_ child: LayoutItem, _ change: AnswerChange) {
    let dependsOnSize = self.dependsOnSize(of: child)
    let hasOthers = takesGuides(of: child) && (change.others || graph.usesGuides)
    if !dependsOnSize { setNeedsCommit() }
    guard dependsOnSize || hasOthers else { return }
    if hasOthers { otherAnswersDiffer = true }
    invalidate()
  }

  /// Tells the item outside that this one answers otherwise than before.
  package func tellOuter(_ change: AnswerChange) { parent?.childChanged(self, change) }

  /// Called on the topmost item of a host when something in it must be placed.
  package func pathNeedsPlacement() {}

  // MARK: Sizes

  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    if let known = cache[proposal] { return known }
    if before != nil { wasAskedSinceChange = true }
    graph.counters.measures += 1
    let size = computeSize(proposal).sanitized
    cache.add(proposal, size)
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), item: self, proposal: proposal)
  }

  /// The value of a guide for a proposal that gives the item that size: set explicitly, or the guide's default.
  package final func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat { explicitGuide(key, proposal) ?? key.defaultValue(size) }

  // MARK: Changes

  /// Notes that the item may answer otherwise than before, and must be committed again.
  package final func invalidate() {
    if before == nil && !cache.isEmpty {
      before = cache
      keepOtherAnswers()
      graph.setNeedsComparison(self)
    }
    if !cache.isEmpty { cache = SizeCache() }
    answersWereForgotten()
    setNeedsCommit()
  }

  /// Asks for this item to be committed again in its place, its answers unchanged.
  package final func setNeedsCommit() {
    ownPlacementIsStale = true
    var item = self
    while true {
      item.needsPlacement = true
      guard let parent = item.parent else { break }
      if parent.isPlacingChildren { return }
      let isKnownAbove = parent.needsPlacement
      if !parent.ownPlacementIsStale { parent.staleChildren.append(item) }
      if isKnownAbove { return }
      item = parent
    }
    item.pathNeedsPlacement()
  }

  /// Has the item committed again, without a word to its container: it is about to be placed anyway.
  package final func setNeedsCommitQuietly() {
    ownPlacementIsStale = true
    needsPlacement = true
  }

  /// Compares what was answered before the last changes with what is answered now.
  package final func compareAnswers() {
    guard let before else { return }
    self.before = nil
    let mustTell = wasAskedSinceChange || before.isIncomplete
    let sizes = mustTell || !before.allSatisfy { proposal, size in self.size(proposal) == size }
    let others = otherAnswersHaveChanged() || otherAnswersDiffer
    wasAskedSinceChange = false
    otherAnswersDiffer = false
    if sizes || others {
      tellOuter(AnswerChange(before: before, isComplete: !mustTell, others: others))
    }
  }

  /// How many items are around this one, across native containers.
  package final var depth: Int {
    var depth = 0
    var item = outer
    while let current = item {
      depth += 1
      item = current.outer
    }
    return depth
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
    commitNow(bounds, proposal)
  }

  private func placeStale(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    if ownPlacementIsStale {
      commitNow(bounds, proposal)
      return
    }
    needsPlacement = false
    let children = staleChildren
    staleChildren = []
    for child in children { replace(child) }
  }

  private func commitNow(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    needsPlacement = false
    ownPlacementIsStale = false
    if !staleChildren.isEmpty { staleChildren = [] }
    graph.counters.placements += 1
    commit(bounds, proposal)
  }
}

/// What a child's container is told of a change.
package struct AnswerChange {
  /// The sizes that the child answered before.
  package let before: SizeCache
  /// Whether these are all that the container can have been told.
  package let isComplete: Bool
  /// Whether guides or spacing differ too.
  package let others: Bool
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
