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

  private var segments: [LazySegment] = []
  /// Rows whose place is not known after a change; those that do not appear again end.
  private var loose: [ObjectIdentifier: LazyStackRow] = [:]
  /// The proposal across the stack that lengths were measured for; nil before the first layout.
  private var measuredAcross: CGFloat??
  /// What of the stack was made ready by the last layout, along its axis.
  private var coverage: (lower: CGFloat, upper: CGFloat) = (0, 0)
  private var positions: [ObjectIdentifier: CGFloat] = [:]
  private var pinnedItems: [LayoutItem] = []
  private var isCommitting = false

  package init(graph: ViewGraph, configuration: Configuration) {
    self.configuration = configuration
    super.init(graph: graph)
    graph.geometry.add(self)
  }

  private var axis: Axis { configuration.axis }
  private var spacingLength: CGFloat { configuration.spacing ?? ViewSpacing.defaultDistance }

  package override func stackAxis(for child: LayoutItem) -> Axis? { axis }

  package override var arrangesChildren: Bool { true }

  // MARK: Rows

  /// Takes what the content gives now.
  package func take(_ sources: [LazySource]) {
    var known: [ObjectIdentifier: LazySegment] = [:]
    for segment in segments { known[segment.origin.id] = segment }
    segments = []
    for source in sources {
      switch source {
      case .item(let item): add(.item(item), from: &known)
      case .rows(let rows): add(.rows(rows), from: &known)
      case .sectionStart(_, let header): for item in header { add(.item(item), from: &known) }
      case .sectionEnd(_, let footer): for item in footer { add(.item(item), from: &known) }
      }
    }
    for gone in known.values {
      for row in gone.mounted.values {
        detach(row)
        gone.release(row)
      }
    }
    for segment in segments {
      // One row tells how long the others may be.
      if segment.mounted.isEmpty, segment.count > 0, !segment.hasKnownLengths {
        mount(segment, 0)
      }
      for row in segment.mounted.values { attach(row) }
    }
    invalidate()
    if let host { graph.setNeedsReorder(host) }
  }

  private func add(
    _ origin: LazySegment.Origin, from known: inout [ObjectIdentifier: LazySegment]
  ) {
    let segment: LazySegment
    if let old = known.removeValue(forKey: origin.id) {
      segment = old
    } else {
      segment = LazySegment(origin)
    }
    segment.takeChanges(&loose)
    segments.append(segment)
  }

  /// Gathers the items of a row anew.
  package func refreshRow(of node: _ViewNode) {
    for segment in segments {
      guard let old = segment.mounted.values.first(where: { $0.row?.node === node }) else {
        continue
      }
      detach(old)
      if let row = segment.refreshItems(of: node) { attach(row) }
      invalidate()
      if let host { graph.setNeedsReorder(host) }
      return
    }
  }

  @discardableResult
  private func mount(_ segment: LazySegment, _ index: Int) -> Bool {
    guard let row = segment.mount(index, &loose, rowOwner) else { return false }
    attach(row)
    return true
  }

  private func attach(_ row: LazyStackRow) {
    for item in row.items { item.parent = self }
  }

  private func detach(_ row: LazyStackRow) {
    for item in row.items where item.parent === self { item.parent = nil }
  }

  private func forgetLengths() {
    for segment in segments { segment.forgetLengths() }
    measuredAcross = nil
  }

  // MARK: Sizes

  private func length(of row: LazyStackRow, across: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(axis, nil, across: across)
    var length: CGFloat = 0
    for item in row.items { length += item.size(proposal)[axis] + spacingLength }
    return length
  }

  private func measureMounted(_ across: CGFloat?) {
    for segment in segments {
      for (index, row) in segment.mounted {
        segment.setLength(length(of: row, across: across), at: index)
      }
    }
  }

  private var totalLength: CGFloat {
    let sum: CGFloat = segments.reduce(0) { $0 + $1.length }
    return max(0, sum - spacingLength)
  }

  /// The length when nothing was measured for a proposal: as if all rows were as those that are there.
  private func estimatedLength(_ across: CGFloat?) -> CGFloat {
    var sum: CGFloat = 0
    for segment in segments where !segment.mounted.isEmpty {
      let measured: CGFloat = segment.mounted.values.reduce(0) {
        $0 + length(of: $1, across: across)
      }
      sum += measured / CGFloat(segment.mounted.count) * CGFloat(segment.count)
    }
    return max(0, sum - spacingLength)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let across: CGFloat? = proposal[axis.other]
    let length: CGFloat
    if measuredAcross == .some(across) {
      measureMounted(across)
      length = totalLength
    } else {
      length = estimatedLength(across)
    }
    return CGSize(axis, length, across: across ?? idealAcross)
  }

  private var idealAcross: CGFloat {
    var result: CGFloat = 0
    forEachChild { result = max(result, $0.size(.unspecified)[axis.other]) }
    return result
  }

  package override func childChanged(_ child: LayoutItem, _ change: AnswerChange) {
    if child.parent === self { invalidate() }
  }

  // MARK: Placement

  /// What should be ready, in the stack's own coordinate space: `factor` times what can be seen to either side.
  private func wanted(_ bounds: CGRect, _ factor: CGFloat) -> (lower: CGFloat, upper: CGFloat) {
    guard let visible = visible(bounds) else { return (-.infinity, .infinity) }
    let margin: CGFloat = max(visible.upper - visible.lower, 100) * factor
    return (visible.lower - margin, visible.upper + margin)
  }

  private func visible(_ bounds: CGRect) -> (lower: CGFloat, upper: CGFloat)? {
    guard let rect = host?.visibleRect else { return nil }
    let lower: CGFloat = rect.origin[axis] - bounds.origin[axis]
    return (lower, lower + rect.size[axis])
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    isCommitting = true
    isPlacingChildren = true
    let across: CGFloat? = proposal[axis.other]
    if measuredAcross != .some(across) {
      forgetLengths()
      measuredAcross = .some(across)
    }
    measureMounted(across)
    let anchor: (segment: LazySegment, index: Int, start: CGFloat)? = anchor(bounds)
    mountWanted(bounds, across)
    for segment in segments { segment.fixEstimate() }
    if let anchor { keepInPlace(anchor) }
    unmountUnwanted(bounds)
    place(bounds, across)
    isPlacingChildren = false
    isCommitting = false
    if abs(totalLength - bounds.size[axis]) > 0.001 { invalidate() }
  }

  private func forEachSegment(_ action: (LazySegment, CGFloat) -> Void) {
    var start: CGFloat = 0
    for segment in segments {
      action(segment, start)
      start += segment.length
    }
  }

  private func mountWanted(_ bounds: CGRect, _ across: CGFloat?) {
    // Rows turn out to be longer or shorter than expected, and others are wanted then.
    for _ in 0..<20 {
      var made: [(LazySegment, LazyStackRow)] = []
      let range = wanted(bounds, 1)
      forEachSegment { segment, start in
        for index in segment.rows(from: range.lower - start, to: range.upper - start)
        where segment.mounted[index] == nil {
          if mount(segment, index), let row = segment.mounted[index] { made.append((segment, row)) }
        }
      }
      coverage = range
      guard !made.isEmpty else { return }
      graph.settle()
      for (segment, row) in made where segment.mounted[row.index] === row {
        segment.setLength(length(of: row, across: across), at: row.index)
      }
      if let host { graph.setNeedsReorder(host) }
    }
  }

  /// Ends the rows that are far from what can be seen, and those that have gone.
  private func unmountUnwanted(_ bounds: CGRect) {
    let range = wanted(bounds, 2)
    var gone: [(LazySegment, LazyStackRow)] = []
    forEachSegment { segment, start in
      guard case .rows = segment.origin else { return }
      let kept: Range<Int> = segment.rows(from: range.lower - start, to: range.upper - start)
      for index in segment.mounted.keys where !kept.contains(index) {
        if let row = segment.unmount(index) { gone.append((segment, row)) }
      }
    }
    for (segment, row) in gone {
      detach(row)
      segment.release(row)
    }
    let left: [LazyStackRow] = Array(loose.values)
    loose = [:]
    for row in left {
      detach(row)
      for segment in segments { segment.release(row) }
    }
    if !gone.isEmpty || !left.isEmpty, let host { graph.setNeedsReorder(host) }
  }

  /// The first row that can be seen, where the content is scrolled.
  private func anchor(_ bounds: CGRect) -> (segment: LazySegment, index: Int, start: CGFloat)? {
    guard let visible = visible(bounds), visible.lower > 0 else { return nil }
    var result: (segment: LazySegment, index: Int, start: CGFloat)?
    forEachSegment { segment, start in
      guard result == nil else { return }
      let rows: Range<Int> = segment.rows(from: visible.lower - start, to: visible.upper - start)
      guard let first = rows.first, segment.mounted[first] != nil else { return }
      result = (segment, first, start + segment.start(of: first))
    }
    return result
  }

  /// Scrolls by as much as the first visible row has moved, because rows before it are not as long as expected.
  private func keepInPlace(_ anchor: (segment: LazySegment, index: Int, start: CGFloat)) {
    var start: CGFloat?
    forEachSegment { segment, segmentStart in
      if segment === anchor.segment { start = segmentStart + segment.start(of: anchor.index) }
    }
    guard let start, abs(start - anchor.start) > 0.001, let scroll = host?.scrollItem else {
      return
    }
    let origin: CGPoint = scroll.native.containerOrigin
    var offset = CGPoint(x: -origin.x, y: -origin.y)
    offset[axis] += start - anchor.start
    scroll.native.scroll(to: offset)
  }

  private func place(_ bounds: CGRect, _ across: CGFloat?) {
    positions.removeAll(keepingCapacity: true)
    var sections = PinnedSections(configuration.pinned)
    forEachMountedRow { row, start in
      var position: CGFloat = start
      for item in row.items {
        let length: CGFloat = item.size(ProposedViewSize(axis, nil, across: across))[axis]
        positions[ObjectIdentifier(item)] = position
        sections.add(item, position, length)
        position += length + spacingLength
      }
    }
    if let visible = visible(bounds) {
      let pinned: [PinnedSections.Pinned] = sections.pinned(
        in: visible, end: totalLength, spacing: spacingLength)
      for one in pinned { positions[ObjectIdentifier(one.item)] = one.position }
      setPinned(pinned.map(\.item))
    }
    forEachChild { place($0, bounds, across) }
  }

  private func setPinned(_ items: [LayoutItem]) {
    guard !items.elementsEqual(pinnedItems, by: ===) else { return }
    pinnedItems = items
    if let host { graph.setNeedsReorder(host) }
  }

  private func place(_ item: LayoutItem, _ bounds: CGRect, _ across: CGFloat?) {
    guard let position = positions[ObjectIdentifier(item)] else { return }
    let proposal = ProposedViewSize(axis, nil, across: across)
    let key: AlignmentKey = configuration.alignment
    var origin: CGPoint = bounds.origin
    origin[axis] += position
    origin[axis.other] +=
      key.defaultValue(bounds.size) - item.guide(key, proposal, item.size(proposal))
    item.place(at: origin, proposal: proposal)
  }

  package override func replace(_ child: LayoutItem) {
    guard child.parent === self else { return }
    place(child, frame, placedProposal[axis.other])
  }

  private func forEachMountedRow(_ action: (LazyStackRow, CGFloat) -> Void) {
    forEachSegment { segment, start in
      for index in segment.mounted.keys.sorted() {
        if let row = segment.mounted[index] { action(row, start + segment.start(of: index)) }
      }
    }
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) {
    for segment in segments {
      for index in segment.mounted.keys.sorted() { segment.mounted[index]?.items.forEach(action) }
    }
  }

  package override func appendNatives(to natives: inout [NativeItem]) {
    let pinned: Set<ObjectIdentifier> = Set(pinnedItems.map { ObjectIdentifier($0) })
    forEachChild { if !pinned.contains(ObjectIdentifier($0)) { $0.appendNatives(to: &natives) } }
    // In front of the rows that scroll behind them.
    for item in pinnedItems where item.parent === self { item.appendNatives(to: &natives) }
  }

  // MARK: Scrolling

  /// Where a row is, or will be as far as can be told, in the coordinate space of the native container.
  package func expectedFrame(of id: AnyHashable) -> CGRect? {
    var found: CGRect?
    forEachSegment { segment, start in
      guard found == nil, case .rows(let rows) = segment.origin, let index = rows.index(of: id)
      else { return }
      let first: CGFloat = start + segment.start(of: index)
      let end: CGFloat = start + segment.start(of: index + 1) - spacingLength
      var rect = CGRect(origin: frame.origin, size: CGSize(axis, 0, across: frame.size[axis.other]))
      rect.origin[axis] += first
      rect.size[axis] = max(0, end - first)
      found = rect
    }
    return found
  }

  package func geometryMayHaveChanged() {
    guard wasPlaced, !isCommitting, host != nil else { return }
    if !configuration.pinned.isEmpty, visible(frame) != nil {
      if isPinningStale { setNeedsCommit() }
      return
    }
    let needed = wanted(frame, 0.5)
    let isReady: Bool =
      max(needed.lower, 0) >= coverage.lower && min(needed.upper, totalLength) <= coverage.upper
    if !isReady { setNeedsCommit() }
  }

  private var isPinningStale: Bool {
    let now: CGFloat? = visible(frame)?.lower
    defer { pinnedFor = now }
    return now != pinnedFor
  }

  private var pinnedFor: CGFloat?
}
