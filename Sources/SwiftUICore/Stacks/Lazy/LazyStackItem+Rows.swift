import Foundation

/// The rows: which there are, and which of them are made.
extension LazyStackItem {
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

  func add(
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
  func mount(_ segment: LazySegment, _ index: Int) -> Bool {
    guard let row = segment.mount(index, &loose, rowOwner) else { return false }
    attach(row)
    return true
  }

  func attach(_ row: LazyStackRow) {
    for item in row.items { item.parent = self }
  }

  func detach(_ row: LazyStackRow) {
    for item in row.items where item.parent === self { item.parent = nil }
  }

  func mountWanted(_ bounds: CGRect, _ across: CGFloat?) {
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
  func unmountUnwanted(_ bounds: CGRect) {
    let range = wanted(bounds, 2)
    var gone: [(LazySegment, LazyStackRow)] = []
    forEachSegment { segment, start in
      guard case .rows = segment.origin else { return }
      let kept = segment.rows(from: range.lower - start, to: range.upper - start)
      for index in segment.mounted.keys where !kept.contains(index) {
        if let row = segment.unmount(index) { gone.append((segment, row)) }
      }
    }
    for (segment, row) in gone {
      detach(row)
      segment.release(row)
    }
    let left = Array(loose.values)
    loose = [:]
    for row in left {
      detach(row)
      for segment in segments { segment.release(row) }
    }
    if !gone.isEmpty || !left.isEmpty, let host { graph.setNeedsReorder(host) }
  }
}
