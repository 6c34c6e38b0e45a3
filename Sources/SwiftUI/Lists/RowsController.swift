#if GTK
import Foundation
import GTK
import SwiftUICore

/// Shows the rows of one list or table: recycled cells, the selection, and the keys that edit.
final class RowsController: ListDisplay {
  /// Gives the widget another selection over the rows.
  var setModel: ((any SelectionModel) -> Void)? {
    didSet { setMode(mode) }
  }

  private let rows: ListRows
  private weak var widget: Widget?
  private let select: (Set<AnyHashable>) -> Void
  private let items: IndexListModel
  private var cells: [ObjectIdentifier: Cell] = [:]
  private var mode: ListPrimitive.SelectionMode = .none
  private var selection: (any SelectionModel)?
  private var isShowingSelection = false

  /// A list item's own container, and the cell that it shows now.
  private struct Cell {
    let item: ListItem
    let container: GTKContainer
    let part: Int
    var row: ListCell?
  }

  /// - Parameters:
  ///   - widget: what has the keyboard focus while a row has.
  ///   - select: called with what the user has selected.
  init(_ rows: ListRows, showing widget: Widget, select: @escaping (Set<AnyHashable>) -> Void) {
    self.rows = rows
    self.widget = widget
    self.select = select
    items = IndexListModel(count: rows.count / (rows.cellsPerRow ?? 1))
    addKeys(to: widget)
    rows.display = self
  }

  /// How many cells GTK's row has.
  private var width: Int { rows.cellsPerRow ?? 1 }

  func scroll(to position: Int) {
    _ = widget?.activateAction("list.scroll-to-item", UInt(position / width))
  }

  // MARK: Rows

  /// Makes the cells of a column; those of a list's rows are in the column 0.
  func makeFactory(part: Int) -> SignalListItemFactory {
    let factory = SignalListItemFactory()
    factory.onSetup { [weak self] in
      if let item = $0 as? ListItem { self?.setUp(item, part) }
    }
    factory.onBind { [weak self] in
      if let item = $0 as? ListItem { self?.bind(item) }
    }
    factory.onUnbind { [weak self] in
      if let item = $0 as? ListItem { self?.unbind(item) }
    }
    factory.onTeardown { [weak self] in
      if let item = $0 as? ListItem { self?.cells[ObjectIdentifier(item)] = nil }
    }
    return factory
  }

  private func setUp(_ item: ListItem, _ part: Int) {
    let container = GTKContainer()
    container.minimum = .natural(.vertical)
    cells[ObjectIdentifier(item)] = Cell(item: item, container: container, part: part)
    item.child = container.layout
  }

  private func bind(_ item: ListItem) {
    let key = ObjectIdentifier(item)
    guard let cell = cells[key], cell.part < width else { return }
    let position = Int(item.position) * width + cell.part
    let isSelectable = rows.kind(at: position).isSelectable
    item.selectable = isSelectable
    item.activatable = isSelectable
    let container = cell.container
    cells[key]?.row = rows.bind(position, in: container) { [weak container] in
      container?.layout.parent
    }
  }

  private func unbind(_ item: ListItem) {
    let key = ObjectIdentifier(item)
    guard let row = cells[key]?.row else { return }
    cells[key]?.row = nil
    rows.unbind(row)
  }

  func itemsChanged(position: Int, removed: Int, added: Int) {
    let hadFocus = widget.map { $0.root?.focus?.isAncestor($0) ?? false } ?? false
    isShowingSelection = true
    items.itemsChanged(
      position: position / width, removed: removed / width, added: added / width)
    isShowingSelection = false
    // The row that had the focus may be gone; GTK would leave the focus with it.
    if hadFocus { widget?.grabFocus() }
  }

  // MARK: Selection

  func show(_ state: ListSelectionState) {
    if state.mode != mode { setMode(state.mode) }
    show(selected: state.tags)
  }

  private func setMode(_ mode: ListPrimitive.SelectionMode) {
    self.mode = mode
    let new: any SelectionModel
    switch mode {
    case .none: new = NoSelection(model: items)
    case .single:
      let single = SingleSelection(model: nil)
      // GTK would select the first row by itself.
      single.autoselect = false
      single.canUnselect = true
      single.model = items
      new = single
    case .multiple: new = MultiSelection(model: items)
    }
    selection = new
    new.onSelectionChanged { [weak self] _, _ in self?.selectionChanged() }
    setModel?(new)
  }

  /// The selected rows, as GTK counts them.
  private func selectedRows() -> [Int] {
    guard let selection else { return [] }
    if let single = selection as? SingleSelection {
      return single.selected == invalidListPosition ? [] : [Int(single.selected)]
    }
    return selection.selectedPositions
  }

  private func selectionChanged() {
    guard !isShowingSelection else { return }
    select(Set(selectedRows().compactMap { rows.tag(at: $0 * width) }))
  }

  private func show(selected: Set<AnyHashable>) {
    guard let selection, !(selection is NoSelection) else { return }
    isShowingSelection = true
    defer { isShowingSelection = false }
    let positions = Set(rows.positions(of: selected).map { $0 / width }).sorted()
    if let single = selection as? SingleSelection {
      // An element may give several rows: the one that was chosen stays.
      if positions.contains(Int(clamping: single.selected)) { return }
      let new = positions.first.map { UInt($0) } ?? invalidListPosition
      if single.selected != new { single.selected = new }
      return
    }
    if selectedRows() != positions { selection.select(positions: positions) }
  }

  // MARK: Keys

  private func addKeys(to widget: Widget) {
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, _, modifiers in
      self?.handle(key: key, modifiers) ?? false
    }
    widget.addController(keys)
  }

  private func handle(key: UInt, _ modifiers: ModifierType) -> Bool {
    switch Int32(key) {
    case Key.delete: return rows.delete(selectedOrFocused().map { $0 * width })
    case Key.up where modifiers.contains(.alt): return move(down: false)
    case Key.down where modifiers.contains(.alt): return move(down: true)
    default: return false
    }
  }

  private enum Key {
    static let delete: Int32 = 0xffff
    static let up: Int32 = 0xff52
    static let down: Int32 = 0xff54
  }

  private func selectedOrFocused() -> [Int] {
    let selected = selectedRows()
    if !selected.isEmpty { return selected }
    return focusedPosition.map { [$0] } ?? []
  }

  /// The position of the row that has the keyboard focus.
  private var focusedPosition: Int? {
    guard let focus = widget?.root?.focus, focus !== widget else { return nil }
    for cell in cells.values where cell.row != nil {
      let layout = cell.container.layout
      // A list's row holds the content, a table's row holds the cells that do.
      if layout.parent === focus || layout.parent?.parent === focus || focus.isAncestor(layout) {
        return Int(cell.item.position)
      }
    }
    return nil
  }

  private func move(down: Bool) -> Bool {
    guard let position = selectedOrFocused().first else { return false }
    return rows.move(position * width, down: down)
  }
}
#endif
