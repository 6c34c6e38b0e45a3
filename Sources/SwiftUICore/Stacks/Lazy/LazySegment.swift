import Foundation

/// The views of one row of a lazy stack.
@MainActor
final class LazyStackRow {
  let row: LazyRow?
  fileprivate(set) var items: [LayoutItem]
  fileprivate(set) var index: Int

  init(_ row: LazyRow?, items: [LayoutItem], index: Int) {
    self.row = row
    self.items = items
    self.index = index
  }
}

/// A run of rows of a lazy stack with one origin: a view that is written out, or a loop.
///
/// Lengths are along the stack and include the distance to the next row. Those that were never measured are
/// taken to be the mean of those that were shown first: a mean that followed each new row would move all others.
@MainActor
final class LazySegment {
  enum Origin {
    case item(LayoutItem)
    case rows(any LazyRowSource)

    var id: ObjectIdentifier {
      switch self {
      case .item(let item): ObjectIdentifier(item)
      case .rows(let rows): ObjectIdentifier(rows)
      }
    }
  }

  let origin: Origin
  private(set) var mounted: [Int: LazyStackRow] = [:]
  private var lengths: [CGFloat]
  private var knownSum: CGFloat = 0
  private var knownCount = 0
  /// Where each row starts, and where the last one ends; nil when that must be computed anew.
  private var starts: [CGFloat]?

  init(_ origin: Origin) {
    self.origin = origin
    switch origin {
    case .item(let item):
      lengths = [.nan]
      mounted[0] = LazyStackRow(nil, items: [item], index: 0)
    case .rows(let rows):
      lengths = [CGFloat](repeating: .nan, count: rows.count)
    }
  }

  var count: Int { lengths.count }

  private var source: (any LazyRowSource)? {
    if case .rows(let rows) = origin { return rows }
    return nil
  }

  // MARK: Rows

  /// Makes a row's views; nil where there are none.
  func mount(
    _ index: Int, _ loose: inout [ObjectIdentifier: LazyStackRow], _ owner: (any LazyRowOwner)?
  ) -> LazyStackRow? {
    guard let row = source?.row(at: index) else { return nil }
    row.owner = owner
    if let known = loose.removeValue(forKey: ObjectIdentifier(row.node)) {
      known.index = index
      mounted[index] = known
      return known
    }
    let made = LazyStackRow(row, items: row.items, index: index)
    mounted[index] = made
    return made
  }

  /// Takes a row off; its views end with `release`.
  func unmount(_ index: Int) -> LazyStackRow? { mounted.removeValue(forKey: index) }

  func release(_ row: LazyStackRow) {
    if let row = row.row { source?.release(row) }
  }

  /// Gathers the items of the row with a node anew; false where it's not here.
  func refreshItems(of node: _ViewNode) -> LazyStackRow? {
    guard let row = mounted.values.first(where: { $0.row?.node === node }) else { return nil }
    row.items = row.row?.items ?? row.items
    return row
  }

  /// Takes what has changed in the rows. Rows whose index is no longer known become loose.
  func takeChanges(_ loose: inout [ObjectIdentifier: LazyStackRow]) {
    guard let source else { return }
    for change in source.takeChanges() { apply(change, &loose) }
    guard lengths.count != source.count else { return }
    // The source did not say what changed.
    apply(LazyChange(position: 0, removed: lengths.count, added: source.count), &loose)
  }

  private func apply(_ change: LazyChange, _ loose: inout [ObjectIdentifier: LazyStackRow]) {
    let start = min(change.position, lengths.count)
    let end = min(start + change.removed, lengths.count)
    for length in lengths[start..<end] where !length.isNaN {
      knownSum -= length
      knownCount -= 1
    }
    lengths.replaceSubrange(start..<end, with: repeatElement(CGFloat.nan, count: change.added))
    starts = nil
    var moved: [Int: LazyStackRow] = [:]
    for (index, row) in mounted {
      if index < start {
        moved[index] = row
      } else if index >= end {
        row.index = index + change.added - (end - start)
        moved[row.index] = row
      } else if let node = row.row?.node {
        loose[ObjectIdentifier(node)] = row
      }
    }
    mounted = moved
  }

  // MARK: Lengths

  var hasKnownLengths: Bool { knownCount > 0 }

  private var fixedEstimate: CGFloat?

  private var estimate: CGFloat {
    fixedEstimate ?? (knownCount > 0 ? knownSum / CGFloat(knownCount) : 0)
  }

  /// Keeps the estimate for rows that are not known as it is now.
  func fixEstimate() {
    if fixedEstimate == nil, estimate > 0 { fixedEstimate = estimate }
  }

  var length: CGFloat { knownSum + estimate * CGFloat(count - knownCount) }

  func setLength(_ length: CGFloat, at index: Int) {
    guard lengths.indices.contains(index), lengths[index] != length else { return }
    if lengths[index].isNaN { knownCount += 1 } else { knownSum -= lengths[index] }
    knownSum += length
    lengths[index] = length
    starts = nil
  }

  func forgetLengths() {
    for index in lengths.indices { lengths[index] = .nan }
    knownSum = 0
    knownCount = 0
    fixedEstimate = nil
    starts = nil
  }

  /// Where rows start in the segment, and where the last one ends.
  private func allStarts() -> [CGFloat] {
    if let starts { return starts }
    var result: [CGFloat] = []
    result.reserveCapacity(count + 1)
    let estimate = self.estimate
    var position: CGFloat = 0
    for length in lengths {
      result.append(position)
      position += length.isNaN ? estimate : length
    }
    result.append(position)
    starts = result
    return result
  }

  func start(of index: Int) -> CGFloat { allStarts()[min(max(index, 0), count)] }

  /// The rows that reach into a range.
  func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let starts = allStarts()
    // The first that ends behind `lower`, and the first that starts at or behind `upper`.
    let first = Self.partition(count) { starts[$0 + 1] > lower }
    let last = Self.partition(count) { starts[$0] >= upper }
    return first..<max(first, last)
  }

  /// The first index for which a condition holds that holds for all after it.
  private static func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
