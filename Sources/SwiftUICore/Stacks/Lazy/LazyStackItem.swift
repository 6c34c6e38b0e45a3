import Foundation

/// The item of a lazy stack: makes and arranges the rows near what can be seen, and estimates the rest.
///
/// Outside of scroll views all rows are made.
package final class LazyStackItem: LayoutItem, GeometryObserver {
  package struct Configuration: Equatable {
    package var axis: Axis
    package var spacing: CGFloat?
    package var alignment: AlignmentKey
    package var pinned: PinnedScrollableViews

    package init(
      axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, pinned: PinnedScrollableViews
    ) {
      self.axis = axis
      self.spacing = LayoutInput.spacing(spacing)
      self.alignment = alignment
      self.pinned = pinned
    }
  }

  package var configuration: Configuration {
    didSet {
      guard configuration != oldValue else { return }
      forgetLengths()
      invalidate()
    }
  }
  package weak var rowOwner: (any LazyRowOwner)?

  var segments: [LazySegment] = []
  /// Rows whose place is not known after a change; those that do not appear again end.
  var loose: [ObjectIdentifier: LazyStackRow] = [:]
  /// The proposal across the stack that lengths were measured for; nil before the first layout.
  var measuredAcross: CGFloat??
  /// What of the stack was made ready by the last layout, along its axis.
  var coverage: (lower: CGFloat, upper: CGFloat) = (0, 0)
  var positions: [ObjectIdentifier: CGFloat] = [:]
  var pinnedItems: [LayoutItem] = []
  private var isCommitting = false

  package init(graph: ViewGraph, configuration: Configuration) {
    self.configuration = configuration
    super.init(graph: graph)
    graph.geometry.add(self)
  }

  var axis: Axis { configuration.axis }
  var spacingLength: CGFloat { configuration.spacing ?? ViewSpacing.defaultDistance }

  package override func stackAxis(for child: LayoutItem) -> Axis? { axis }

  package override var arrangesChildren: Bool { true }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other]
    let length: CGFloat
    if measuredAcross == .some(across) {
      measureMounted(across)
      length = totalLength
    } else {
      length = estimatedLength(across)
    }
    return CGSize(axis, length, across: across ?? idealAcross)
  }

  package override func childChanged(_ child: LayoutItem, _ change: AnswerChange) {
    if child.parent === self { invalidate() }
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    isCommitting = true
    isPlacingChildren = true
    let across = proposal[axis.other]
    if measuredAcross != .some(across) {
      forgetLengths()
      measuredAcross = .some(across)
    }
    measureMounted(across)
    let anchor = anchor(bounds)
    mountWanted(bounds, across)
    for segment in segments { segment.fixEstimate() }
    if let anchor { keepInPlace(anchor) }
    unmountUnwanted(bounds)
    place(bounds, across)
    isPlacingChildren = false
    isCommitting = false
    if abs(totalLength - bounds.size[axis]) > 0.001 { invalidate() }
  }

  package override func replace(_ child: LayoutItem) {
    guard child.parent === self else { return }
    place(child, frame, placedProposal[axis.other])
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) {
    for segment in segments {
      for index in segment.mounted.keys.sorted() { segment.mounted[index]?.items.forEach(action) }
    }
  }

  package override func appendNatives(to natives: inout [NativeItem]) {
    let pinned = Set(pinnedItems.map { ObjectIdentifier($0) })
    forEachChild { if !pinned.contains(ObjectIdentifier($0)) { $0.appendNatives(to: &natives) } }
    // In front of the rows that scroll behind them.
    for item in pinnedItems where item.parent === self { item.appendNatives(to: &natives) }
  }

  // MARK: Scrolling

  package func geometryMayHaveChanged() {
    guard wasPlaced, !isCommitting, host != nil else { return }
    if !configuration.pinned.isEmpty, visible(frame) != nil {
      if isPinningStale { setNeedsCommit() }
      return
    }
    let needed = wanted(frame, 0.5)
    let isReady =
      max(needed.lower, 0) >= coverage.lower && min(needed.upper, totalLength) <= coverage.upper
    if !isReady { setNeedsCommit() }
  }

  private var isPinningStale: Bool {
    let now = visible(frame)?.lower
    defer { pinnedFor = now }
    return now != pinnedFor
  }

  private var pinnedFor: CGFloat?
}
