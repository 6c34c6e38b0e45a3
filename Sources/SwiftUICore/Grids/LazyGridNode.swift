import Foundation

/// How a lazy grid arranges its cells.
package struct LazyGridConfiguration {
  package var axis: Axis
  package var items: [GridItem]
  package var spacing: CGFloat?
  package var alignment: AlignmentKey
  package var pinned: PinnedScrollableViews

  fileprivate var stack: LazyStackItem.Configuration {
    LazyStackItem.Configuration(
      axis: axis, spacing: spacing, alignment: alignment, pinned: pinned)
  }
}

/// A view that arranges its content in lines of cells and makes only what can be seen of it.
package protocol LazyGridView: View where Body == Never {
  associatedtype Arranged: View
  @MainActor var arranged: Arranged { get }
  @MainActor var configuration: LazyGridConfiguration { get }
}

extension LazyGridView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    LazyGridNode(view, inputs)
  }
}

/// A lazy stack of lines, each of which holds the cells beside each other.
package final class LazyGridNode<V: LazyGridView>: _TypedNode<V>, ItemOwner, LazyRowOwner,
  LazyRowPlaces
{
  private let item: LazyGridItem
  private var content: _TypedNode<V.Arranged>?
  package var isItemRefreshPending = false
  private var isContentStale = true
  private var staleLines: [_ViewNode] = []
  private var runs: [GridRun] = []

  package init(_ view: V, _ inputs: _NodeInputs) {
    let configuration: LazyGridConfiguration = view.configuration
    item = LazyGridItem(
      configuration,
      lines: LazyStackItem(graph: inputs.graph, configuration: configuration.stack))
    super.init(inputs: inputs)
    item.lines.rowOwner = self
    item.lineLengthChanged = { [weak self] in self?.gatherAgain() }
    var inputs: _NodeInputs = childInputs
    inputs.isLazy = true
    content = V.Arranged._makeNode(view.arranged, inputs)
    gatherAgain()
  }

  private func gatherAgain() {
    isContentStale = true
    graph.setNeedsItems(self)
  }

  package override func update(_ view: V) {
    let configuration: LazyGridConfiguration = view.configuration
    item.lines.configuration = configuration.stack
    item.configuration = configuration
    content?.update(view.arranged)
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  package override var standsForItsItems: Bool { true }

  package override var representativeItem: LayoutItem? { item }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  package override func childItemsChanged() { gatherAgain() }

  package func rowItemsChanged(_ node: _ViewNode) {
    staleLines.append(node)
    graph.setNeedsItems(self)
  }

  package func refreshItems() {
    isItemRefreshPending = false
    let lines: [_ViewNode] = staleLines
    staleLines = []
    guard isMounted, let content else { return }
    for line in lines { item.lines.refreshRow(of: line) }
    guard isContentStale else { return }
    isContentStale = false
    var sources: [LazySource] = []
    content.appendLazySources(to: &sources)
    take(sources)
  }

  /// Gives the stack the lines; what stands between headers and footers flows from line to line.
  private func take(_ sources: [LazySource]) {
    var cells: [LazySource] = []
    var stacked: [LazySource] = []
    var count = 0
    func endRun() {
      guard !cells.isEmpty else { return }
      let run: GridRun
      if runs.indices.contains(count) {
        run = runs[count]
      } else {
        run = GridRun(item, self)
        runs.append(run)
      }
      run.take(cells, perLine: item.cellsPerLine)
      stacked.append(.rows(run))
      cells = []
      count += 1
    }
    for source in sources {
      switch source {
      case .item, .rows: cells.append(source)
      case .sectionStart, .sectionEnd:
        endRun()
        stacked.append(source)
      }
    }
    endRun()
    item.lines.take(stacked)
    runs.removeLast(runs.count - count)
  }

  package func expectedFrame(of id: AnyHashable) -> (frame: CGRect, scroll: ScrollItem)? {
    item.lines.expectedPlace(of: id)
  }

  package override func willUnmount() { graph.geometry.remove(item.lines) }
}

/// The item of a lazy grid: divides its width into tracks for the cells of the lines.
package final class LazyGridItem: LayoutItem {
  package let lines: LazyStackItem
  /// Called when the number of cells in a line is another.
  package var lineLengthChanged: (() -> Void)?

  package var configuration: LazyGridConfiguration {
    didSet {
      guard !isSame(oldValue.items, configuration.items) else { return }
      for item in lineItems.allObjects { item.invalidate() }
      invalidate()
    }
  }

  fileprivate var lineItems = WeakLines()
  package private(set) var cellsPerLine: Int

  fileprivate init(_ configuration: LazyGridConfiguration, lines: LazyStackItem) {
    self.configuration = configuration
    self.lines = lines
    cellsPerLine = max(1, GridTracks(configuration.items, nil).tracks.count)
    super.init(graph: lines.graph)
    lines.parent = self
  }

  private var axis: Axis { configuration.axis }

  /// The tracks for a length across the lines.
  func tracks(_ across: CGFloat?) -> GridTracks { GridTracks(configuration.items, across) }

  package override var arrangesChildren: Bool { true }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let tracks: GridTracks = tracks(proposal[axis.other])
    let across: CGFloat = proposal[axis.other] ?? tracks.length
    let size: CGSize = lines.size(ProposedViewSize(axis, proposal[axis], across: across))
    // Until the lines are made anew, as many cells as there are stand in lines of another length.
    let scale: CGFloat = CGFloat(cellsPerLine) / CGFloat(max(1, tracks.tracks.count))
    return CGSize(axis, size[axis] * scale, across: max(across, tracks.length))
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let count: Int = max(1, tracks(bounds.size[axis.other]).tracks.count)
    if count != cellsPerLine {
      cellsPerLine = count
      lineLengthChanged?()
      isPlacingChildren = true
      graph.settle()
      isPlacingChildren = false
      invalidate()
    }
    lines.place(
      at: bounds.origin,
      proposal: ProposedViewSize(axis, proposal[axis], across: bounds.size[axis.other]))
  }

  package override func replace(_ child: LayoutItem) {
    child.place(at: frame.origin, proposal: child.placedProposal)
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) { action(lines) }
}

/// The lines that are there.
@MainActor
private struct WeakLines {
  private struct Entry { weak var line: GridLineItem? }
  private var entries: [Entry] = []

  mutating func add(_ line: GridLineItem) {
    entries.removeAll { $0.line == nil }
    entries.append(Entry(line: line))
  }

  var allObjects: [GridLineItem] { entries.compactMap(\.line) }
}

/// One line of cells.
private final class GridLineItem: ArrangedItem {
  private weak var grid: LazyGridItem?

  init(_ grid: LazyGridItem) {
    self.grid = grid
    super.init(graph: grid.graph)
    grid.lineItems.add(self)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard let grid else { return Arrangement(size: .zero, placements: []) }
    let axis: Axis = grid.configuration.axis
    let tracks: GridTracks = grid.tracks(proposal[axis.other])
    let across: CGFloat = max(proposal[axis.other] ?? tracks.length, tracks.length)
    var length: CGFloat = 0
    for (child, track) in zip(children, tracks.tracks) {
      length = max(length, child.size(ProposedViewSize(axis, nil, across: track.length))[axis])
    }
    // The tracks may take less than there is: then they stand as the grid's alignment says.
    let line: AlignmentKey = grid.configuration.alignment
    let whole = CGSize(axis, 0, across: across)
    let used = CGSize(axis, 0, across: tracks.length)
    let start: CGFloat = line.defaultValue(whole) - line.defaultValue(used)
    var placements: [Placement] = []
    for (child, track) in zip(children, tracks.tracks) {
      let proposal = ProposedViewSize(axis, nil, across: track.length)
      let size: CGSize = child.size(proposal)
      let cell = CGSize(axis, length, across: track.length)
      let alignment: Alignment = track.alignment ?? grid.cellAlignment
      var origin = CGPoint(
        x: alignment.horizontal.key.defaultValue(cell)
          - child.guide(alignment.horizontal.key, proposal, size),
        y: alignment.vertical.key.defaultValue(cell)
          - child.guide(alignment.vertical.key, proposal, size))
      origin[axis.other] += start + track.start
      placements.append(Placement(origin: origin, proposal: proposal))
    }
    return Arrangement(size: CGSize(axis, length, across: across), placements: placements)
  }
}

extension LazyGridItem {
  /// Where a view stands in a cell whose track doesn't say it.
  fileprivate var cellAlignment: Alignment {
    let key: AlignmentKey = configuration.alignment
    return key.axis == .horizontal
      ? Alignment(horizontal: HorizontalAlignment(key.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(key.id))
  }
}

/// The lines of the cells between two headers or footers.
@MainActor
private final class GridRun: LazyRowSource {
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
    let oldLines: Int = count
    var first: Int? = perLine == self.perLine ? nil : 0
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
    let line: Int = min(first / perLine, oldLines)
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
    var rest: Int = cell
    for source in sources {
      let count: Int = source.cellCount
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
    let items: [LayoutItem] = row.items
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

/// Stands for a line of cells in the stack of lines; the cells' own nodes are those of the loops.
private final class GridLineNode: _ViewNode, LazyRowOwner {
  let item: GridLineItem
  var cells: (() -> [LayoutItem])?
  weak var row: LazyRow?
  private var stacks: [ObjectIdentifier: StackItem] = [:]

  init(_ inputs: _NodeInputs, _ grid: LazyGridItem) {
    item = GridLineItem(grid)
    super.init(inputs)
  }

  func refreshCells() { item.setChildren(cells?() ?? []) }

  // The line stays the same item, whatever its cells.
  func rowItemsChanged(_ node: _ViewNode) { refreshCells() }

  override var standsForItsItems: Bool { true }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  /// A row with no view or with several, as a cell.
  func stack(of items: [LayoutItem], for row: LazyRow, _ grid: LazyGridItem) -> LayoutItem {
    let key = ObjectIdentifier(row.node)
    let stack: StackItem
    if let known = stacks[key] {
      stack = known
    } else {
      stack = StackItem(
        graph: graph,
        stack: StackArrangement(
          axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key))
      stacks[key] = stack
    }
    stack.setChildren(items)
    return stack
  }
}
