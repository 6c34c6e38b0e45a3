import Foundation

/// The rows of a `List` or a `Table` for its renderer: counts them, makes them on demand, tells what changed.
/// Positions and counts are those of cells: a table's row has one for each column, a list's just one.
@MainActor
package final class ListRows: LazyRowOwner {
  package enum Kind {
    case row, header, footer
    /// In a column of a table.
    case cell

    package var isSelectable: Bool { self == .row || self == .cell }
  }

  /// Told of changes, before the rows that they concern are asked for.
  package weak var display: (any ListDisplay)?

  private unowned let graph: ViewGraph
  private var segments: [Segment] = []
  package private(set) var count = 0
  private var cells: [CellKey: ListCell] = [:]

  /// One view of an element of a loop: each has a cell of its own.
  private struct CellKey: Hashable {
    let row: ObjectIdentifier
    let part: Int
  }

  /// A run of rows with one origin.
  private struct Segment {
    let start: Int
    let kind: Kind
    let origin: Origin
    let count: Int
    /// How many rows each element of a loop gives.
    var share = 1
  }

  private enum Origin {
    case item(LayoutItem)
    case rows(any LazyRowSource)

    var identity: ObjectIdentifier {
      switch self {
      case .item(let item): ObjectIdentifier(item)
      case .rows(let rows): ObjectIdentifier(rows)
      }
    }
  }

  /// How many cells each row has, one for each of its views; nil where every view is a row of its own.
  package private(set) var cellsPerRow: Int?

  init(graph: ViewGraph, cellsPerRow: Int? = nil) {
    self.graph = graph
    self.cellsPerRow = cellsPerRow
  }

  // MARK: Contents

  /// Takes another number of cells, and whether it is another. All rows go; they come back with their contents.
  func setCellsPerRow(_ new: Int?) -> Bool {
    guard new != cellsPerRow else { return false }
    let old = count
    segments = []
    count = 0
    if old > 0 { display?.itemsChanged(position: 0, removed: old, added: 0) }
    cellsPerRow = new
    return true
  }

  /// Takes what the content gives now and tells the display the differences.
  func take(_ sources: [LazySource]) {
    let old = segments
    var new: [Segment] = []
    var start = 0
    func append(_ kind: Kind, _ origin: Origin, _ count: Int, share: Int = 1) {
      new.append(
        Segment(start: start, kind: kind, origin: origin, count: count * share, share: share))
      start += count * share
    }
    for source in sources {
      switch source {
      case .item(let item): append(.row, .item(item), 1)
      case .rows(let rows):
        append(
          cellsPerRow == nil ? .row : .cell, .rows(rows), rows.count,
          share: cellsPerRow ?? rows.viewsPerRow ?? 1)
      case .sectionStart(_, let header): for item in header { append(.header, .item(item), 1) }
      case .sectionEnd(_, let footer): for item in footer { append(.footer, .item(item), 1) }
      }
    }
    segments = new
    count = start
    announce(old, new)
  }

  private func announce(_ old: [Segment], _ new: [Segment]) {
    var prefix = 0
    while prefix < min(old.count, new.count), isSame(old[prefix], new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      isSame(old[old.count - 1 - suffix], new[new.count - 1 - suffix])
    { suffix += 1 }
    // From the end to the start, so that positions before a change stay what they were.
    for offset in 0..<suffix { announceChanges(new[new.count - 1 - offset]) }
    let goneRows = old[prefix..<(old.count - suffix)].reduce(0) { $0 + $1.count }
    let addedRows = new[prefix..<(new.count - suffix)].reduce(0) { $0 + $1.count }
    for segment in new[prefix..<(new.count - suffix)] { _ = changes(segment) }
    if goneRows > 0 || addedRows > 0 {
      let position =
        prefix < old.count ? old[prefix].start : old.last.map { $0.start + $0.count } ?? 0
      display?.itemsChanged(position: position, removed: goneRows, added: addedRows)
    }
    for index in stride(from: prefix - 1, through: 0, by: -1) {
      announceChanges(new[index], in: old[index])
    }
  }

  private func isSame(_ a: Segment, _ b: Segment) -> Bool {
    a.origin.identity == b.origin.identity && a.kind == b.kind
  }

  private func changes(_ segment: Segment) -> [LazyChange] {
    guard case .rows(let rows) = segment.origin else { return [] }
    return rows.takeChanges()
  }

  private func announceChanges(_ segment: Segment, in old: Segment? = nil) {
    let start = (old ?? segment).start
    for change in changes(segment) {
      display?.itemsChanged(
        position: start + change.position * segment.share, removed: change.removed * segment.share,
        added: change.added * segment.share)
    }
  }

  private func find(_ position: Int) -> (segment: Segment, index: Int)? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      let segment = segments[middle]
      if position < segment.start {
        high = middle
      } else if position >= segment.start + segment.count {
        low = middle + 1
      } else {
        return (segment, position - segment.start)
      }
    }
    return nil
  }

  /// Scrolls to the row of an element; false where there is no such row.
  func scroll(to id: AnyHashable) -> Bool {
    for segment in segments {
      if case .rows(let rows) = segment.origin, let index = rows.index(of: id) {
        display?.scroll(to: segment.start + index * segment.share)
        return true
      }
    }
    return false
  }

  // MARK: Rows

  package func kind(at position: Int) -> Kind { find(position)?.segment.kind ?? .row }

  /// Shows a row in a container. The cell must be given back to `unbind`.
  package func bind(
    _ position: Int, in container: any NativeContainer, cellEntity: @escaping () -> AnyObject?
  ) -> ListCell? {
    guard let (segment, index) = find(position) else { return nil }
    let cell: ListCell
    switch segment.origin {
    case .item(let item):
      cell = ListCell(graph, container, kind: segment.kind, cellEntity: cellEntity)
      cell.show([item])
    case .rows(let rows):
      guard let row = rows.row(at: index / segment.share) else { return nil }
      cell = ListCell(graph, container, kind: segment.kind, cellEntity: cellEntity)
      row.owner = self
      cell.row = row
      cell.rows = rows
      cell.part = index % segment.share
      cell.share = segment.share
      cells[CellKey(row: ObjectIdentifier(row.node), part: cell.part)] = cell
      cell.showRow()
    }
    graph.settle()
    return cell
  }

  /// Takes a row out of its container. Its views end unless they are shown again in the same turn.
  package func unbind(_ cell: ListCell) {
    cell.clear()
    guard let row = cell.row, let rows = cell.rows else { return }
    let id = ObjectIdentifier(row.node)
    let key = CellKey(row: id, part: cell.part)
    guard cells[key] === cell else { return }
    cells[key] = nil
    let share = cell.share
    graph.afterCommit(.appearance) { [weak self] in
      if self?.hasCell(of: id, share) != true { rows.release(row) }
    }
  }

  private func hasCell(of row: ObjectIdentifier, _ share: Int) -> Bool {
    (0..<share).contains { cells[CellKey(row: row, part: $0)] != nil }
  }

  package func rowItemsChanged(_ node: _ViewNode) {
    let row = ObjectIdentifier(node)
    for (key, cell) in cells where key.row == row { cell.showRow() }
  }

  // MARK: Tags

  /// What a row stands for in a selection: its tag, or its identifier.
  package func tag(at position: Int) -> AnyHashable? {
    guard let (segment, index) = find(position), segment.kind.isSelectable else { return nil }
    switch segment.origin {
    case .item(let item): return item.selectionTag
    case .rows(let rows):
      let id = rows.id(at: index / segment.share)
      let part = index % segment.share
      let cell = cells.values.first { $0.row?.id == id && $0.part == part }
      return cell?.tag ?? id
    }
  }

  /// Where the rows with these tags are; those that stand nowhere are left out.
  package func positions(of tags: Set<AnyHashable>) -> [Int] {
    guard !tags.isEmpty else { return [] }
    var result: [Int] = []
    for segment in segments where segment.kind.isSelectable {
      switch segment.origin {
      case .item(let item):
        if let tag = item.selectionTag, tags.contains(tag) { result.append(segment.start) }
      case .rows(let rows):
        for tag in tags {
          guard let index = rows.index(of: tag) else { continue }
          let start = segment.start + index * segment.share
          result += start..<(start + segment.share)
        }
      }
    }
    return result.sorted()
  }

  // MARK: Editing

  /// Deletes rows through the `onDelete` actions of their loops; false where there is none.
  package func delete(_ positions: [Int]) -> Bool {
    var indices: [ObjectIdentifier: (rows: any LazyRowSource, set: IndexSet)] = [:]
    for position in positions {
      guard let (segment, index) = find(position), case .rows(let rows) = segment.origin else {
        continue
      }
      indices[ObjectIdentifier(rows), default: (rows, IndexSet())].set
        .insert(index / segment.share)
    }
    var isDone = false
    for (rows, set) in indices.values {
      guard let action = rows.trait(OnDeleteTraitKey.self) else { continue }
      action(set)
      isDone = true
    }
    return isDone
  }

  /// Moves a row by one place among those of its loop, through the loop's `onMove` action; false where there is
  /// none, or no such place.
  package func move(_ position: Int, down: Bool) -> Bool {
    guard let (segment, index) = find(position), case .rows(let rows) = segment.origin,
      let action = rows.trait(OnMoveTraitKey.self)
    else { return false }
    let element = index / segment.share
    // The place is that of the element before which it goes.
    let destination = down ? element + 2 : element - 1
    guard destination >= 0, destination <= rows.count else { return false }
    action(IndexSet(integer: element), destination)
    return true
  }
}

/// What shows the rows of a list.
@MainActor
package protocol ListDisplay: AnyObject {
  /// Rows were replaced. The model already has its new count.
  func itemsChanged(position: Int, removed: Int, added: Int)
  /// Scrolls, as little as needed, to a row.
  func scroll(to position: Int)
}

/// The action that deletes rows of a loop.
package enum OnDeleteTraitKey: LayoutTraitKey {
  package static var defaultValue: ((IndexSet) -> Void)? { nil }
}

/// The action that moves rows of a loop.
package enum OnMoveTraitKey: LayoutTraitKey {
  package static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
}
