import Foundation

/// Where the rows are, and what of them can be seen.
extension LazyStackItem {
  /// What should be ready, in the stack's own coordinate space: `factor` times what can be seen to either side.
  func wanted(_ bounds: CGRect, _ factor: CGFloat) -> (lower: CGFloat, upper: CGFloat) {
    guard let visible = visible(bounds) else { return (-.infinity, .infinity) }
    let margin = max(visible.upper - visible.lower, 100) * factor
    return (visible.lower - margin, visible.upper + margin)
  }

  func visible(_ bounds: CGRect) -> (lower: CGFloat, upper: CGFloat)? {
    guard let rect = host?.visibleRect else { return nil }
    let lower = rect.origin[axis] - bounds.origin[axis]
    return (lower, lower + rect.size[axis])
  }

  /// The first row that can be seen, where the content is scrolled.
  func anchor(_ bounds: CGRect) -> (segment: LazySegment, index: Int, start: CGFloat)? {
    guard let visible = visible(bounds), visible.lower > 0 else { return nil }
    var result: (segment: LazySegment, index: Int, start: CGFloat)?
    forEachSegment { segment, start in
      guard result == nil else { return }
      let rows = segment.rows(from: visible.lower - start, to: visible.upper - start)
      guard let first = rows.first, segment.mounted[first] != nil else { return }
      result = (segment, first, start + segment.start(of: first))
    }
    return result
  }

  /// Scrolls by as much as the first visible row has moved, because rows before it are not as long as expected.
  func keepInPlace(_ anchor: (segment: LazySegment, index: Int, start: CGFloat)) {
    var start: CGFloat?
    forEachSegment { segment, segmentStart in
      if segment === anchor.segment { start = segmentStart + segment.start(of: anchor.index) }
    }
    guard let start, abs(start - anchor.start) > 0.001, let scroll = host?.scrollItem else {
      return
    }
    let origin = scroll.native.containerOrigin
    var offset = CGPoint(x: -origin.x, y: -origin.y)
    offset[axis] += start - anchor.start
    scroll.native.scroll(to: offset)
  }

  func place(_ bounds: CGRect, _ across: CGFloat?) {
    positions.removeAll(keepingCapacity: true)
    var sections = PinnedSections(configuration.pinned)
    forEachMountedRow { row, start in
      var position = start
      for item in row.items {
        let length = item.size(ProposedViewSize(axis, nil, across: across))[axis]
        positions[ObjectIdentifier(item)] = position
        sections.add(item, position, length)
        position += length + spacingLength
      }
    }
    if let visible = visible(bounds) {
      let pinned = sections.pinned(
        in: visible, end: totalLength, spacing: spacingLength)
      for one in pinned { positions[ObjectIdentifier(one.item)] = one.position }
      setPinned(pinned.map(\.item))
    }
    forEachChild { place($0, bounds, across) }
  }

  func setPinned(_ items: [LayoutItem]) {
    guard !items.elementsEqual(pinnedItems, by: ===) else { return }
    pinnedItems = items
    if let host { graph.setNeedsReorder(host) }
  }

  func place(_ item: LayoutItem, _ bounds: CGRect, _ across: CGFloat?) {
    guard let position = positions[ObjectIdentifier(item)] else { return }
    let proposal = ProposedViewSize(axis, nil, across: across)
    let key = configuration.alignment
    var origin = bounds.origin
    origin[axis] += position
    origin[axis.other] +=
      key.defaultValue(bounds.size) - item.guide(key, proposal, item.size(proposal))
    item.place(at: origin, proposal: proposal)
  }

  /// Where a row is, or will be as far as can be told, in the coordinate space of the native container.
  package func expectedFrame(of id: AnyHashable) -> CGRect? {
    var found: CGRect?
    forEachSegment { segment, start in
      guard found == nil, case .rows(let rows) = segment.origin, let index = rows.index(of: id)
      else { return }
      let first = start + segment.start(of: index)
      let end = start + segment.start(of: index + 1) - spacingLength
      var rect = CGRect(origin: frame.origin, size: CGSize(axis, 0, across: frame.size[axis.other]))
      rect.origin[axis] += first
      rect.size[axis] = max(0, end - first)
      found = rect
    }
    return found
  }
}
