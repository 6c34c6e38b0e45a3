/// A `List`: makes its first rows, each in a cell.
@MainActor
final class StandInList: StandInNative, ListDisplay {
  private static let shownRows = 20
  let shape: StandInShape
  private let table: StandInView
  private var primitive: ListPrimitive
  private var cells: [(view: StandInView, row: ListCell?)] = []

  init(_ primitive: ListPrimitive) {
    self.primitive = primitive
    shape = StandInKind.list.shape
    table = (shape.entity as? StandInView) ?? StandInView(frame: .zero)
    // The cell of the shape is only there for content that is given as a whole.
    for view in table.subviews { view.removeFromSuperview() }
    primitive.model.display = self
  }

  func update(_ primitive: any Primitive) {
    if let list = primitive as? ListPrimitive { self.primitive = list }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.filled }

  // All of its rows can be seen.
  func scroll(to position: Int) {}

  private var hasCells = false

  func setFrame(_ frame: CGRect) {
    if !hasCells {
      hasCells = true
      makeCells()
    }
    root?.frame = frame
    table.frame = CGRect(origin: .zero, size: frame.size)
    for (index, cell) in cells.enumerated() {
      cell.view.frame = CGRect(
        x: 0, y: CGFloat(index) * 44, width: frame.width, height: 44)
      for content in cell.view.tree where content is ContentView {
        content.frame = CGRect(x: 0, y: 0, width: frame.width, height: 44)
        containers[ObjectIdentifier(content)]?.onAllocate?(content.frame.size)
      }
    }
  }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {}

  func itemsChanged(position: Int, removed: Int, added: Int) {
    guard hasCells else { return }
    removeCells()
    makeCells()
    setFrame(root?.frame ?? .zero)
  }

  func dispose() { removeCells() }

  private var containers: [ObjectIdentifier: StandInContainer] = [:]

  private func makeCells() {
    for position in 0..<min(primitive.model.count, Self.shownRows) {
      let (cell, content) = makeCell()
      let container = StandInContainer(content)
      containers[ObjectIdentifier(content)] = container
      table.addSubview(cell)
      cells.append((cell, primitive.model.bind(position, in: container) { [weak cell] in cell }))
    }
  }

  private func removeCells() {
    for cell in cells {
      if let row = cell.row { primitive.model.unbind(row) }
      cell.view.removeFromSuperview()
    }
    cells = []
    containers = [:]
  }

  private func makeCell() -> (cell: StandInView, content: StandInView) {
    let content = ContentView(frame: .zero)
    #if canImport(UIKit)
    if table is UITableView {
      let cell = UITableViewCell(frame: .zero)
      cell.contentView.addSubview(content)
      return (cell, content)
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentView.addSubview(content)
    return (cell, content)
    #else
    let row = NSTableRowView(frame: .zero)
    let cell = NSTableCellView(frame: .zero)
    cell.addSubview(content)
    row.addSubview(cell)
    return (row, content)
    #endif
  }
}
