import Foundation

/// The rows of a `List` for its renderer: counts them, makes them on demand, tells what changed.
@MainActor
package final class ListRows: LazyRowOwner {
  package enum Kind { case row, header, footer }

  /// Told of changes, before the rows that they concern are asked for.
  package weak var display: (any ListDisplay)?

  private unowned let graph: ViewGraph
  private var segments: [Segment] = []
  package private(set) var count = 0
  private var cells: [ObjectIdentifier: ListCell] = [:]

  /// A run of rows with one origin.
  private struct Segment {
    let start: Int
    let kind: Kind
    let origin: Origin
    let count: Int
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

  init(graph: ViewGraph) { self.graph = graph }

  // MARK: Contents

  /// Takes what the content gives now and tells the display the differences.
  func take(_ sources: [LazySource]) {
    let old: [Segment] = segments
    var new: [Segment] = []
    var start = 0
    func append(_ kind: Kind, _ origin: Origin, _ count: Int) {
      new.append(Segment(start: start, kind: kind, origin: origin, count: count))
      start += count
    }
    for source in sources {
      switch source {
      case .item(let item): append(.row, .item(item), 1)
      case .rows(let rows): append(.row, .rows(rows), rows.count)
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
    let goneRows: Int = old[prefix..<(old.count - suffix)].reduce(0) { $0 + $1.count }
    let addedRows: Int = new[prefix..<(new.count - suffix)].reduce(0) { $0 + $1.count }
    for segment in new[prefix..<(new.count - suffix)] { _ = changes(segment) }
    if goneRows > 0 || addedRows > 0 {
      let position: Int =
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
    let start: Int = (old ?? segment).start
    for change in changes(segment) {
      display?.itemsChanged(
        position: start + change.position, removed: change.removed, added: change.added)
    }
  }

  private func find(_ position: Int) -> (segment: Segment, index: Int)? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle: Int = (low + high) / 2
      let segment: Segment = segments[middle]
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
      guard let row = rows.row(at: index) else { return nil }
      cell = ListCell(graph, container, kind: segment.kind, cellEntity: cellEntity)
      row.owner = self
      cell.row = row
      cell.rows = rows
      cells[ObjectIdentifier(row.node)] = cell
      cell.show(row.items)
    }
    graph.settle()
    return cell
  }

  /// Takes a row out of its container. Its views end unless they are shown again in the same turn.
  package func unbind(_ cell: ListCell) {
    cell.clear()
    guard let row = cell.row, let rows = cell.rows else { return }
    let key = ObjectIdentifier(row.node)
    guard cells[key] === cell else { return }
    cells[key] = nil
    graph.afterCommit(.appearance) { [weak self] in
      if self?.cells[key] == nil { rows.release(row) }
    }
  }

  package func rowItemsChanged(_ node: _ViewNode) {
    guard let cell = cells[ObjectIdentifier(node)], let row = cell.row else { return }
    cell.show(row.items)
  }

  // MARK: Tags

  /// What a row stands for in a selection: its tag, or its identifier.
  package func tag(at position: Int) -> AnyHashable? {
    guard let (segment, index) = find(position), segment.kind == .row else { return nil }
    switch segment.origin {
    case .item(let item): return item.selectionTag
    case .rows(let rows):
      let id: AnyHashable = rows.id(at: index)
      if let cell = cells.values.first(where: { $0.row?.id == id }), let tag = cell.tag {
        return tag
      }
      return id
    }
  }

  /// Where the rows with these tags are; those that stand nowhere are left out.
  package func positions(of tags: Set<AnyHashable>) -> [Int] {
    guard !tags.isEmpty else { return [] }
    var result: [Int] = []
    for segment in segments where segment.kind == .row {
      switch segment.origin {
      case .item(let item):
        if let tag = item.selectionTag, tags.contains(tag) { result.append(segment.start) }
      case .rows(let rows):
        for tag in tags {
          if let index = rows.index(of: tag) { result.append(segment.start + index) }
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
      indices[ObjectIdentifier(rows), default: (rows, IndexSet())].set.insert(index)
    }
    var isDone = false
    for (rows, set) in indices.values {
      guard let action = rows.trait(OnDeleteTraitKey.self) else { continue }
      action(set)
      isDone = true
    }
    return isDone
  }

  /// Moves a row to before another of the same loop, through its `onMove` action; false where there is none.
  package func move(_ position: Int, before target: Int) -> Bool {
    guard let (segment, index) = find(position), case .rows(let rows) = segment.origin,
      let action = rows.trait(OnMoveTraitKey.self)
    else { return false }
    let destination: Int = target - segment.start
    guard destination >= 0, destination <= segment.count, destination != index else { return false }
    action(IndexSet(integer: index), destination)
    return true
  }

  package func canMove(_ position: Int) -> Bool {
    guard let (segment, _) = find(position), case .rows(let rows) = segment.origin else {
      return false
    }
    return rows.trait(OnMoveTraitKey.self) != nil
  }
}

/// What shows the rows of a list.
@MainActor
package protocol ListDisplay: AnyObject {
  /// Rows were replaced. The model already has its new count.
  func itemsChanged(position: Int, removed: Int, added: Int)
}

/// The action that deletes rows of a loop.
package enum OnDeleteTraitKey: LayoutTraitKey {
  package static var defaultValue: ((IndexSet) -> Void)? { nil }
}

/// The action that moves rows of a loop.
package enum OnMoveTraitKey: LayoutTraitKey {
  package static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
}
