#if GTK
import CGTK

/// [`GtkGrid`](https://docs.gtk.org/gtk4/class.Grid.html)
open class Grid: Widget, Orientable {
  /// `pointer`, as the functions of `GtkGrid` take it.
  public var gridPointer: UnsafeMutablePointer<GtkGrid> {
    pointer.assumingMemoryBound(to: GtkGrid.self)
  }

  open override class var gType: GType { gtk_grid_get_type() }

  /// [`gtk_grid_new()`](https://docs.gtk.org/gtk4/ctor.Grid.new.html)
  public convenience init() {
    let made = constructed(gtk_grid_new(), by: "gtk_grid_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Grid {
  /// [`gtk_grid_get_baseline_row()`](https://docs.gtk.org/gtk4/method.Grid.get_baseline_row.html),
  /// [`gtk_grid_set_baseline_row()`](https://docs.gtk.org/gtk4/method.Grid.set_baseline_row.html)
  public var baselineRow: Int {
    get {
      Int(gtk_grid_get_baseline_row(gridPointer))
    }
    set {
      gtk_grid_set_baseline_row(gridPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_grid_get_column_homogeneous()`](https://docs.gtk.org/gtk4/method.Grid.get_column_homogeneous.html),
  /// [`gtk_grid_set_column_homogeneous()`](https://docs.gtk.org/gtk4/method.Grid.set_column_homogeneous.html)
  public var columnHomogeneous: Bool {
    get {
      gtk_grid_get_column_homogeneous(gridPointer) != 0
    }
    set {
      gtk_grid_set_column_homogeneous(gridPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_grid_get_column_spacing()`](https://docs.gtk.org/gtk4/method.Grid.get_column_spacing.html),
  /// [`gtk_grid_set_column_spacing()`](https://docs.gtk.org/gtk4/method.Grid.set_column_spacing.html)
  public var columnSpacing: UInt {
    get {
      UInt(gtk_grid_get_column_spacing(gridPointer))
    }
    set {
      gtk_grid_set_column_spacing(gridPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_grid_get_row_homogeneous()`](https://docs.gtk.org/gtk4/method.Grid.get_row_homogeneous.html),
  /// [`gtk_grid_set_row_homogeneous()`](https://docs.gtk.org/gtk4/method.Grid.set_row_homogeneous.html)
  public var rowHomogeneous: Bool {
    get {
      gtk_grid_get_row_homogeneous(gridPointer) != 0
    }
    set {
      gtk_grid_set_row_homogeneous(gridPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_grid_get_row_spacing()`](https://docs.gtk.org/gtk4/method.Grid.get_row_spacing.html),
  /// [`gtk_grid_set_row_spacing()`](https://docs.gtk.org/gtk4/method.Grid.set_row_spacing.html)
  public var rowSpacing: UInt {
    get {
      UInt(gtk_grid_get_row_spacing(gridPointer))
    }
    set {
      gtk_grid_set_row_spacing(gridPointer, guint(clamping: newValue))
    }
  }
}

extension Grid {
  /// [`gtk_grid_attach()`](https://docs.gtk.org/gtk4/method.Grid.attach.html)
  public func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(
      gridPointer, child.widgetPointer, gint(clamping: column), gint(clamping: row),
      gint(clamping: width), gint(clamping: height))
  }

  /// [`gtk_grid_attach_next_to()`](https://docs.gtk.org/gtk4/method.Grid.attach_next_to.html)
  public func attachNextTo(
    _ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int
  ) {
    gtk_grid_attach_next_to(
      gridPointer, child.widgetPointer, sibling?.widgetPointer, side.cValue, gint(clamping: width),
      gint(clamping: height))
  }

  /// [`gtk_grid_get_child_at()`](https://docs.gtk.org/gtk4/method.Grid.get_child_at.html)
  @discardableResult
  public func getChildAt(_ column: Int, row: Int) -> Widget? {
    Widget.wrap(gtk_grid_get_child_at(gridPointer, gint(clamping: column), gint(clamping: row)))
  }

  /// [`gtk_grid_get_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.get_row_baseline_position.html)
  @discardableResult
  public func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(gtk_grid_get_row_baseline_position(gridPointer, gint(clamping: row)))
  }

  /// [`gtk_grid_insert_column()`](https://docs.gtk.org/gtk4/method.Grid.insert_column.html)
  public func insertColumn(_ position: Int) {
    gtk_grid_insert_column(gridPointer, gint(clamping: position))
  }

  /// [`gtk_grid_insert_next_to()`](https://docs.gtk.org/gtk4/method.Grid.insert_next_to.html)
  public func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(gridPointer, sibling.widgetPointer, side.cValue)
  }

  /// [`gtk_grid_insert_row()`](https://docs.gtk.org/gtk4/method.Grid.insert_row.html)
  public func insertRow(_ position: Int) {
    gtk_grid_insert_row(gridPointer, gint(clamping: position))
  }

  /// [`gtk_grid_remove()`](https://docs.gtk.org/gtk4/method.Grid.remove.html)
  public func remove(_ child: Widget) {
    gtk_grid_remove(gridPointer, child.widgetPointer)
  }

  /// [`gtk_grid_remove_column()`](https://docs.gtk.org/gtk4/method.Grid.remove_column.html)
  public func removeColumn(_ position: Int) {
    gtk_grid_remove_column(gridPointer, gint(clamping: position))
  }

  /// [`gtk_grid_remove_row()`](https://docs.gtk.org/gtk4/method.Grid.remove_row.html)
  public func removeRow(_ position: Int) {
    gtk_grid_remove_row(gridPointer, gint(clamping: position))
  }

  /// [`gtk_grid_set_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.set_row_baseline_position.html)
  public func setRowBaselinePosition(_ row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(gridPointer, gint(clamping: row), pos.cValue)
  }
}
#endif
