#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  extension ListPrimitive: GTKPrimitive {
    func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
      let scrolled = ScrolledWindow()
      scrolled.hscrollbarPolicy = .never
      let controller = ListController(model: model, context: context)
      context.storage = controller
      scrolled.child = controller.listView
      return scrolled
    }

    func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>) {
      guard let controller = context.storage as? ListController else { return }
      if old?.style != style { applyStyle(widget, controller.listView) }
      if old?.isEnabled != isEnabled { controller.listView.sensitive = isEnabled }
      if old?.mode != mode { controller.setMode(mode) }
      controller.show(selected: selected)
    }

    @MainActor private func applyStyle(_ widget: ScrolledWindow, _ listView: ListView) {
      listView.removeCssClass("navigation-sidebar")
      widget.hasFrame = style == .bordered
      listView.showSeparators = style == .plain || style == .inset || style == .automatic
      if style == .sidebar { listView.addCssClass("navigation-sidebar") }
    }

    func size(_ widget: ScrolledWindow, _ proposal: ProposedViewSize) -> CGSize {
      Self.size(proposal)
    }

    func baselines(
      _ widget: ScrolledWindow, in size: CGSize
    ) -> (first: CGFloat, last: CGFloat)? { nil }

    func entities(_ widget: ScrolledWindow) -> [Widget] {
      [widget] + (widget.child.map { [$0] } ?? [])
    }
  }

  /// Shows the rows of one list: recycled cells, the selection, and the keys that edit.
  final class ListController: ListDisplay {
    let listView: ListView
    private let model: ListRows
    private let items: IndexListModel
    private let context: () -> ListPrimitive?
    private var cells: [ObjectIdentifier: Cell] = [:]
    private var selection: (any SelectionModel)?
    private var isShowingSelection = false

    /// A list item's own container, and the row that it shows now.
    private struct Cell {
      let item: ListItem
      let container: GTKContainer
      var row: ListCell?
    }

    init(model: ListRows, context: GTKContext<ListPrimitive>) {
      self.model = model
      self.context = { [weak context] in context?.primitive }
      items = IndexListModel(count: model.count)
      let factory = SignalListItemFactory()
      listView = ListView(model: NoSelection(model: items), factory: nil)
      connect(factory)
      listView.factory = factory
      addKeys()
      model.display = self
    }

    func scroll(to position: Int) {
      _ = listView.activateAction("list.scroll-to-item", UInt(position))
    }

    // MARK: Rows

    private func connect(_ factory: SignalListItemFactory) {
      factory.onSetup { [weak self] in
        if let item = $0 as? ListItem { self?.setUp(item) }
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
    }

    private func setUp(_ item: ListItem) {
      let container = GTKContainer()
      container.minimum = .natural(.vertical)
      cells[ObjectIdentifier(item)] = Cell(item: item, container: container)
      item.child = container.layout
    }

    private func bind(_ item: ListItem) {
      let key = ObjectIdentifier(item)
      guard let container = cells[key]?.container else { return }
      let position = Int(item.position)
      let isRow: Bool = model.kind(at: position) == .row
      item.selectable = isRow
      item.activatable = isRow
      cells[key]?.row = model.bind(position, in: container) { [weak container] in
        container?.layout.parent
      }
    }

    private func unbind(_ item: ListItem) {
      let key = ObjectIdentifier(item)
      guard let row = cells[key]?.row else { return }
      cells[key]?.row = nil
      model.unbind(row)
    }

    func itemsChanged(position: Int, removed: Int, added: Int) {
      let hadFocus: Bool = listView.root?.focus.map { $0.isAncestor(listView) } ?? false
      isShowingSelection = true
      items.itemsChanged(position: position, removed: removed, added: added)
      isShowingSelection = false
      // The row that had the focus may be gone; GTK would leave the focus with it.
      if hadFocus { listView.grabFocus() }
    }

    // MARK: Selection

    func setMode(_ mode: ListPrimitive.SelectionMode) {
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
      listView.model = new
    }

    private func selectedPositions() -> [Int] {
      guard let selection else { return [] }
      if let single = selection as? SingleSelection {
        return single.selected == invalidListPosition ? [] : [Int(single.selected)]
      }
      return (0..<model.count).filter { selection.isSelected(UInt($0)) }
    }

    private func selectionChanged() {
      guard !isShowingSelection, let primitive = context() else { return }
      primitive.select(Set(selectedPositions().compactMap { model.tag(at: $0) }))
    }

    func show(selected: Set<AnyHashable>) {
      guard let selection, !(selection is NoSelection) else { return }
      isShowingSelection = true
      defer { isShowingSelection = false }
      let positions: [Int] = model.positions(of: selected)
      if let single = selection as? SingleSelection {
        // An element may give several rows: the one that was chosen stays.
        if positions.contains(Int(clamping: single.selected)) { return }
        let new: UInt = positions.first.map { UInt($0) } ?? invalidListPosition
        if single.selected != new { single.selected = new }
        return
      }
      guard selectedPositions() != positions else { return }
      _ = selection.unselectAll()
      for position in positions { _ = selection.selectItem(UInt(position), unselectRest: false) }
    }

    // MARK: Keys

    private func addKeys() {
      let keys = EventControllerKey()
      keys.onKeyPressed { [weak self] key, _, modifiers in
        self?.handle(key: key, modifiers) ?? false
      }
      listView.addController(keys)
    }

    private func handle(key: UInt, _ modifiers: ModifierType) -> Bool {
      switch Int32(key) {
      case Key.delete: return model.delete(selectedOrFocused())
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
      let selected: [Int] = selectedPositions()
      if !selected.isEmpty { return selected }
      return focusedPosition.map { [$0] } ?? []
    }

    /// The position of the row that has the keyboard focus.
    private var focusedPosition: Int? {
      guard let focus = listView.root?.focus else { return nil }
      for cell in cells.values where cell.row != nil {
        let layout: LayoutContainer = cell.container.layout
        if layout.parent === focus || focus.isAncestor(layout) { return Int(cell.item.position) }
      }
      return nil
    }

    private func move(down: Bool) -> Bool {
      guard let position = selectedOrFocused().first else { return false }
      return model.move(position, down: down)
    }
  }
#endif
