#if GTK
import CGTK

/// [`GtkListBox`](https://docs.gtk.org/gtk4/class.ListBox.html)
open class ListBox: Widget {
  /// `pointer`, as the functions of `GtkListBox` take it.
  public var listBoxPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_list_box_get_type() }

  /// [`gtk_list_box_new()`](https://docs.gtk.org/gtk4/ctor.ListBox.new.html)
  public convenience init() {
    let made = constructed(gtk_list_box_new(), by: "gtk_list_box_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ListBox {
  /// [`GtkListBox:accept-unpaired-release`](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
  public var acceptUnpairedRelease: Bool {
    get {
      property("accept-unpaired-release") ?? false
    }
    set {
      setProperty("accept-unpaired-release", newValue)
    }
  }

  /// [`gtk_list_box_get_activate_on_single_click()`](https://docs.gtk.org/gtk4/method.ListBox.get_activate_on_single_click.html),
  /// [`gtk_list_box_set_activate_on_single_click()`](https://docs.gtk.org/gtk4/method.ListBox.set_activate_on_single_click.html)
  public var activateOnSingleClick: Bool {
    get {
      gtk_list_box_get_activate_on_single_click(listBoxPointer) != 0
    }
    set {
      gtk_list_box_set_activate_on_single_click(listBoxPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_box_get_selection_mode()`](https://docs.gtk.org/gtk4/method.ListBox.get_selection_mode.html),
  /// [`gtk_list_box_set_selection_mode()`](https://docs.gtk.org/gtk4/method.ListBox.set_selection_mode.html)
  public var selectionMode: SelectionMode {
    get {
      SelectionMode(gtk_list_box_get_selection_mode(listBoxPointer))
    }
    set {
      gtk_list_box_set_selection_mode(listBoxPointer, newValue.cValue)
    }
  }

  /// [`gtk_list_box_get_show_separators()`](https://docs.gtk.org/gtk4/method.ListBox.get_show_separators.html),
  /// [`gtk_list_box_set_show_separators()`](https://docs.gtk.org/gtk4/method.ListBox.set_show_separators.html)
  public var showSeparators: Bool {
    get {
      gtk_list_box_get_show_separators(listBoxPointer) != 0
    }
    set {
      gtk_list_box_set_show_separators(listBoxPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_box_get_adjustment()`](https://docs.gtk.org/gtk4/method.ListBox.get_adjustment.html),
  /// [`gtk_list_box_set_adjustment()`](https://docs.gtk.org/gtk4/method.ListBox.set_adjustment.html)
  public var adjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_list_box_get_adjustment(listBoxPointer))
    }
    set {
      gtk_list_box_set_adjustment(listBoxPointer, newValue?.adjustmentPointer)
    }
  }

  /// [`gtk_list_box_get_selected_row()`](https://docs.gtk.org/gtk4/method.ListBox.get_selected_row.html)
  public var selectedRow: ListBoxRow? {
    ListBoxRow.wrap(gtk_list_box_get_selected_row(listBoxPointer))
  }
}

extension ListBox {
  /// [`gtk_list_box_append()`](https://docs.gtk.org/gtk4/method.ListBox.append.html)
  public func append(_ child: Widget) {
    gtk_list_box_append(listBoxPointer, child.widgetPointer)
  }

  /// [`gtk_list_box_drag_highlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_highlight_row.html)
  public func dragHighlightRow(_ row: ListBoxRow) {
    gtk_list_box_drag_highlight_row(listBoxPointer, row.listBoxRowPointer)
  }

  /// [`gtk_list_box_drag_unhighlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_unhighlight_row.html)
  public func dragUnhighlightRow() {
    gtk_list_box_drag_unhighlight_row(listBoxPointer)
  }

  /// [`gtk_list_box_get_row_at_index()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_index.html)
  @discardableResult
  public func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    ListBoxRow.wrap(gtk_list_box_get_row_at_index(listBoxPointer, gint(clamping: index)))
  }

  /// [`gtk_list_box_get_row_at_y()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_y.html)
  @discardableResult
  public func getRowAtY(_ y: Int) -> ListBoxRow? {
    ListBoxRow.wrap(gtk_list_box_get_row_at_y(listBoxPointer, gint(clamping: y)))
  }

  /// [`gtk_list_box_insert()`](https://docs.gtk.org/gtk4/method.ListBox.insert.html)
  public func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(listBoxPointer, child.widgetPointer, gint(clamping: position))
  }

  /// [`gtk_list_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_filter.html)
  public func invalidateFilter() {
    gtk_list_box_invalidate_filter(listBoxPointer)
  }

  /// [`gtk_list_box_invalidate_headers()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_headers.html)
  public func invalidateHeaders() {
    gtk_list_box_invalidate_headers(listBoxPointer)
  }

  /// [`gtk_list_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_sort.html)
  public func invalidateSort() {
    gtk_list_box_invalidate_sort(listBoxPointer)
  }

  /// [`gtk_list_box_prepend()`](https://docs.gtk.org/gtk4/method.ListBox.prepend.html)
  public func prepend(_ child: Widget) {
    gtk_list_box_prepend(listBoxPointer, child.widgetPointer)
  }

  /// [`gtk_list_box_remove()`](https://docs.gtk.org/gtk4/method.ListBox.remove.html)
  public func remove(_ child: Widget) {
    gtk_list_box_remove(listBoxPointer, child.widgetPointer)
  }

  /// [`gtk_list_box_select_all()`](https://docs.gtk.org/gtk4/method.ListBox.select_all.html)
  public func selectAll() {
    gtk_list_box_select_all(listBoxPointer)
  }

  /// [`gtk_list_box_select_row()`](https://docs.gtk.org/gtk4/method.ListBox.select_row.html)
  public func selectRow(_ row: ListBoxRow?) {
    gtk_list_box_select_row(listBoxPointer, row?.listBoxRowPointer)
  }

  /// [`gtk_list_box_set_placeholder()`](https://docs.gtk.org/gtk4/method.ListBox.set_placeholder.html)
  public func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(listBoxPointer, placeholder?.widgetPointer)
  }

  /// [`gtk_list_box_unselect_all()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_all.html)
  public func unselectAll() {
    gtk_list_box_unselect_all(listBoxPointer)
  }

  /// [`gtk_list_box_unselect_row()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_row.html)
  public func unselectRow(_ row: ListBoxRow) {
    gtk_list_box_unselect_row(listBoxPointer, row.listBoxRowPointer)
  }
}

extension ListBox {
  /// [`GtkListBox::activate-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.activate-cursor-row.html)
  @discardableResult
  public func onActivateCursorRow(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-cursor-row", handler)
  }

  /// [`GtkListBox::move-cursor`](https://docs.gtk.org/gtk4/signal.ListBox.move-cursor.html)
  @discardableResult
  public func onMoveCursor(_ handler: @escaping (MovementStep, Int, Bool, Bool) -> Void)
    -> SignalConnection
  {
    connect("move-cursor") { arguments in
      handler(
        arguments.value(0) ?? .logicalPositions, arguments.value(1) ?? 0,
        arguments.value(2) ?? false, arguments.value(3) ?? false)
    }
  }

  /// [`GtkListBox::row-activated`](https://docs.gtk.org/gtk4/signal.ListBox.row-activated.html)
  @discardableResult
  public func onRowActivated(_ handler: @escaping (ListBoxRow?) -> Void) -> SignalConnection {
    connect("row-activated") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkListBox::row-selected`](https://docs.gtk.org/gtk4/signal.ListBox.row-selected.html)
  @discardableResult
  public func onRowSelected(_ handler: @escaping (ListBoxRow?) -> Void) -> SignalConnection {
    connect("row-selected") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkListBox::select-all`](https://docs.gtk.org/gtk4/signal.ListBox.select-all.html)
  @discardableResult
  public func onSelectAll(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("select-all", handler)
  }

  /// [`GtkListBox::selected-rows-changed`](https://docs.gtk.org/gtk4/signal.ListBox.selected-rows-changed.html)
  @discardableResult
  public func onSelectedRowsChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("selected-rows-changed", handler)
  }

  /// [`GtkListBox::toggle-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.toggle-cursor-row.html)
  @discardableResult
  public func onToggleCursorRow(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggle-cursor-row", handler)
  }

  /// [`GtkListBox::unselect-all`](https://docs.gtk.org/gtk4/signal.ListBox.unselect-all.html)
  @discardableResult
  public func onUnselectAll(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("unselect-all", handler)
  }
}
#endif
