import Foundation

/// The lines of the cells between two headers or footers.
@MainActor
final class GridRun: LazyRowSource {
  private unowned let grid: LazyGridItem
  private unowned let owner: _ViewNode
  private var sources: [LazySource] = []
  private var perLine = 1
  private var cellCount = 0
  private var lines: [Int: Line] = [:]
  private var changes: [LazyChange] = []
  /// The line that shows a row of a loop at the moment: one that is given up must not end it then.
  private var users: [ObjectIdentifier: Line] = [:]

  /// The rows of loops that are in a line, beside views that are there anyway.
  private final class Line {
    let node: GridLineNode
    var rows: [(row: LazyRow, source: any LazyRowSource)] = []
    init(_ node: GridLineNode) { self.node = node }
  }

  init(_ grid: LazyGridItem, _ owner: _ViewNode) {
    self.grid = grid
    self.owner = owner
  }

  func take(_ new: [LazySource], perLine: Int) {
    let oldLines = count
    var first = perLine == self.perLine ? nil : 0
    if !new.elementsEqual(sources, by: { $0.identity == $1.identity }) { first = 0 }
    var position = 0
    for source in new {
      if case .rows(let rows) = source {
        for change in rows.takeChanges() {
          first = min(first ?? .max, position + change.position)
        }
        position += rows.count
      } else {
        position += 1
      }
    }
    sources = new
    self.perLine = perLine
    cellCount = position
    guard let first else { return }
    let line = min(first / perLine, oldLines)
    changes.append(LazyChange(position: line, removed: oldLines - line, added: count - line))
    for index in lines.keys where index >= line { lines[index] = nil }
  }

  var count: Int { (cellCount + perLine - 1) / perLine }

  /// Each line is laid out as one.
  var viewsPerRow: Int? { 1 }

  func takeChanges() -> [LazyChange] {
    defer { changes = [] }
    return changes
  }

  /// The source of a cell, and the cell's index in it.
  private func find(_ cell: Int) -> (source: LazySource, index: Int)? {
    var rest = cell
    for source in sources {
      let count = source.cellCount
      if rest < count { return (source, rest) }
      rest -= count
    }
    return nil
  }

  func id(at index: Int) -> AnyHashable {
    guard let found = find(index * perLine) else { return AnyHashable(index) }
    switch found.source {
    case .rows(let rows): return rows.id(at: found.index)
    case .item(let item): return AnyHashable(ObjectIdentifier(item))
    case .sectionStart, .sectionEnd: return AnyHashable(index)
    }
  }

  func index(of id: AnyHashable) -> Int? {
    var position = 0
    for source in sources {
      if case .rows(let rows) = source, let index = rows.index(of: id) {
        return (position + index) / perLine
      }
      position += source.cellCount
    }
    return nil
  }

  func row(at index: Int) -> LazyRow? {
    if let known = lines[index] { return known.node.row }
    guard index >= 0, index < count else { return nil }
    let node = GridLineNode(owner.childInputs, grid)
    let line = Line(node)
    node.cells = { [weak self, weak line] in
      guard let self, let line else { return [] }
      return self.cells(of: index, line)
    }
    node.refreshCells()
    lines[index] = line
    let row = LazyRow(id: id(at: index), node: node)
    node.row = row
    return row
  }

  private func cells(of index: Int, _ line: Line) -> [LayoutItem] {
    var items: [LayoutItem] = []
    line.rows = []
    for cell in index * perLine..<min((index + 1) * perLine, cellCount) {
      guard let found = find(cell) else { continue }
      switch found.source {
      case .item(let item): items.append(item)
      case .rows(let rows):
        guard let row = rows.row(at: found.index) else { continue }
        row.owner = line.node
        users[ObjectIdentifier(row.node)] = line
        line.rows.append((row, rows))
        items.append(GridRun.single(row, line.node, grid))
      case .sectionStart, .sectionEnd: break
      }
    }
    return items
  }

  /// The views of a row as one cell.
  private static func single(
    _ row: LazyRow, _ node: GridLineNode, _ grid: LazyGridItem
  ) -> LayoutItem {
    let items = row.items
    if items.count == 1, let only = items.first { return only }
    return node.stack(of: items, for: row, grid)
  }

  func release(_ row: LazyRow) {
    guard let node = row.node as? GridLineNode else { return }
    for (index, line) in lines where line.node === node { lines[index] = nil }
    let gone: [(key: ObjectIdentifier, value: Line)] = users.filter { $0.value.node === node }
    for (key, line) in gone {
      users[key] = nil
      for (row, source) in line.rows where ObjectIdentifier(row.node) == key {
        source.release(row)
      }
    }
  }

  func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension LazySource {
  fileprivate var identity: ObjectIdentifier {
    switch self {
    case .item(let item): ObjectIdentifier(item)
    case .rows(let rows): ObjectIdentifier(rows)
    case .sectionStart(let id, _), .sectionEnd(let id, _): id
    }
  }

  @MainActor fileprivate var cellCount: Int {
    if case .rows(let rows) = self { rows.count } else { 1 }
  }
}
