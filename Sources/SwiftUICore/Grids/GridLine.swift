import Foundation

/// One line of cells.
package final class GridLineItem: ArrangedItem {
  private weak var grid: LazyGridItem?

  init(_ grid: LazyGridItem) {
    self.grid = grid
    super.init(graph: grid.graph)
    grid.lineItems.add(self)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard let grid else { return Arrangement(size: .zero, placements: []) }
    let axis = grid.configuration.axis
    let tracks = grid.tracks(proposal[axis.other])
    let across = max(proposal[axis.other] ?? tracks.length, tracks.length)
    var length: CGFloat = 0
    for (child, track) in zip(children, tracks.tracks) {
      length = max(length, child.size(ProposedViewSize(axis, nil, across: track.length))[axis])
    }
    // The tracks may take less than there is: then they stand as the grid's alignment says.
    let line = grid.configuration.alignment
    let whole = CGSize(axis, 0, across: across)
    let used = CGSize(axis, 0, across: tracks.length)
    let start = line.defaultValue(whole) - line.defaultValue(used)
    var placements: [Placement] = []
    for (child, track) in zip(children, tracks.tracks) {
      let proposal = ProposedViewSize(axis, nil, across: track.length)
      let size = child.size(proposal)
      let cell = CGSize(axis, length, across: track.length)
      let alignment = track.alignment ?? grid.cellAlignment
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

/// Stands for a line of cells in the stack of lines; the cells' own nodes are those of the loops.
package final class GridLineNode: _ViewNode, LazyRowOwner {
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
  package func rowItemsChanged(_ node: _ViewNode) { refreshCells() }

  package override var standsForItsItems: Bool { true }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

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
