#if GTK
import CGTK

/// [`GtkColumnView`](https://docs.gtk.org/gtk4/class.ColumnView.html)
open class ColumnView: Widget, Scrollable {
  /// `pointer`, as the functions of `GtkColumnView` take it.
  public var columnViewPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_column_view_get_type() }

  /// [`gtk_column_view_new()`](https://docs.gtk.org/gtk4/ctor.ColumnView.new.html)
  public convenience init(model: (any SelectionModel)? = nil) {
    let made = constructed(
      gtk_column_view_new(model?.referenced().selectionModelPointer), by: "gtk_column_view_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ColumnView {
  /// [`gtk_column_view_get_columns()`](https://docs.gtk.org/gtk4/method.ColumnView.get_columns.html)
  public var columns: (any ListModel)? {
    Object.find(gtk_column_view_get_columns(columnViewPointer), as: (any ListModel).self)
  }

  /// [`gtk_column_view_get_enable_rubberband()`](https://docs.gtk.org/gtk4/method.ColumnView.get_enable_rubberband.html),
  /// [`gtk_column_view_set_enable_rubberband()`](https://docs.gtk.org/gtk4/method.ColumnView.set_enable_rubberband.html)
  public var enableRubberband: Bool {
    get {
      gtk_column_view_get_enable_rubberband(columnViewPointer) != 0
    }
    set {
      gtk_column_view_set_enable_rubberband(columnViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_get_model()`](https://docs.gtk.org/gtk4/method.ColumnView.get_model.html),
  /// [`gtk_column_view_set_model()`](https://docs.gtk.org/gtk4/method.ColumnView.set_model.html)
  public var model: (any SelectionModel)? {
    get {
      Object.find(gtk_column_view_get_model(columnViewPointer), as: (any SelectionModel).self)
    }
    set {
      gtk_column_view_set_model(columnViewPointer, newValue?.selectionModelPointer)
    }
  }

  /// [`gtk_column_view_get_reorderable()`](https://docs.gtk.org/gtk4/method.ColumnView.get_reorderable.html),
  /// [`gtk_column_view_set_reorderable()`](https://docs.gtk.org/gtk4/method.ColumnView.set_reorderable.html)
  public var reorderable: Bool {
    get {
      gtk_column_view_get_reorderable(columnViewPointer) != 0
    }
    set {
      gtk_column_view_set_reorderable(columnViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_get_show_column_separators()`](https://docs.gtk.org/gtk4/method.ColumnView.get_show_column_separators.html),
  /// [`gtk_column_view_set_show_column_separators()`](https://docs.gtk.org/gtk4/method.ColumnView.set_show_column_separators.html)
  public var showColumnSeparators: Bool {
    get {
      gtk_column_view_get_show_column_separators(columnViewPointer) != 0
    }
    set {
      gtk_column_view_set_show_column_separators(columnViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_get_show_row_separators()`](https://docs.gtk.org/gtk4/method.ColumnView.get_show_row_separators.html),
  /// [`gtk_column_view_set_show_row_separators()`](https://docs.gtk.org/gtk4/method.ColumnView.set_show_row_separators.html)
  public var showRowSeparators: Bool {
    get {
      gtk_column_view_get_show_row_separators(columnViewPointer) != 0
    }
    set {
      gtk_column_view_set_show_row_separators(columnViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_get_single_click_activate()`](https://docs.gtk.org/gtk4/method.ColumnView.get_single_click_activate.html),
  /// [`gtk_column_view_set_single_click_activate()`](https://docs.gtk.org/gtk4/method.ColumnView.set_single_click_activate.html)
  public var singleClickActivate: Bool {
    get {
      gtk_column_view_get_single_click_activate(columnViewPointer) != 0
    }
    set {
      gtk_column_view_set_single_click_activate(columnViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_get_sorter()`](https://docs.gtk.org/gtk4/method.ColumnView.get_sorter.html)
  public var sorter: Sorter? {
    Sorter.wrap(gtk_column_view_get_sorter(columnViewPointer))
  }
}

extension ColumnView {
  /// [`gtk_column_view_append_column()`](https://docs.gtk.org/gtk4/method.ColumnView.append_column.html)
  public func appendColumn(_ column: ColumnViewColumn) {
    gtk_column_view_append_column(columnViewPointer, column.columnViewColumnPointer)
  }

  /// [`gtk_column_view_insert_column()`](https://docs.gtk.org/gtk4/method.ColumnView.insert_column.html)
  public func insertColumn(_ position: UInt, column: ColumnViewColumn) {
    gtk_column_view_insert_column(
      columnViewPointer, guint(clamping: position), column.columnViewColumnPointer)
  }

  /// [`gtk_column_view_remove_column()`](https://docs.gtk.org/gtk4/method.ColumnView.remove_column.html)
  public func removeColumn(_ column: ColumnViewColumn) {
    gtk_column_view_remove_column(columnViewPointer, column.columnViewColumnPointer)
  }

  /// [`gtk_column_view_sort_by_column()`](https://docs.gtk.org/gtk4/method.ColumnView.sort_by_column.html)
  public func sortByColumn(_ column: ColumnViewColumn?, direction: SortType) {
    gtk_column_view_sort_by_column(
      columnViewPointer, column?.columnViewColumnPointer, direction.cValue)
  }
}

extension ColumnView {
  /// [`GtkColumnView::activate`](https://docs.gtk.org/gtk4/signal.ColumnView.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping (UInt) -> Void) -> SignalConnection {
    connect("activate") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
