#if GTK
import CGTK

/// [`GtkColumnViewColumn`](https://docs.gtk.org/gtk4/class.ColumnViewColumn.html)
open class ColumnViewColumn: Object {
  /// `pointer`, as the functions of `GtkColumnViewColumn` take it.
  public var columnViewColumnPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_column_view_column_get_type() }

  /// [`gtk_column_view_column_new()`](https://docs.gtk.org/gtk4/ctor.ColumnViewColumn.new.html)
  public convenience init(title: String? = nil, factory: ListItemFactory? = nil) {
    let made = constructed(
      gtk_column_view_column_new(title, factory?.referenced().listItemFactoryPointer),
      by: "gtk_column_view_column_new")
    self.init(raw: made, transfer: .full)
  }
}

extension ColumnViewColumn {
  /// [`gtk_column_view_column_get_column_view()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_column_view.html)
  public var columnView: ColumnView? {
    ColumnView.wrap(gtk_column_view_column_get_column_view(columnViewColumnPointer))
  }

  /// [`gtk_column_view_column_get_expand()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_expand.html),
  /// [`gtk_column_view_column_set_expand()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_expand.html)
  public var expand: Bool {
    get {
      gtk_column_view_column_get_expand(columnViewColumnPointer) != 0
    }
    set {
      gtk_column_view_column_set_expand(columnViewColumnPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_column_get_factory()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_factory.html),
  /// [`gtk_column_view_column_set_factory()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_factory.html)
  public var factory: ListItemFactory? {
    get {
      ListItemFactory.wrap(gtk_column_view_column_get_factory(columnViewColumnPointer))
    }
    set {
      gtk_column_view_column_set_factory(columnViewColumnPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`gtk_column_view_column_get_fixed_width()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_fixed_width.html),
  /// [`gtk_column_view_column_set_fixed_width()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_fixed_width.html)
  public var fixedWidth: Int {
    get {
      Int(gtk_column_view_column_get_fixed_width(columnViewColumnPointer))
    }
    set {
      gtk_column_view_column_set_fixed_width(columnViewColumnPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_column_view_column_get_header_menu()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_header_menu.html),
  /// [`gtk_column_view_column_set_header_menu()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_header_menu.html)
  public var headerMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_column_view_column_get_header_menu(columnViewColumnPointer))
    }
    set {
      gtk_column_view_column_set_header_menu(columnViewColumnPointer, newValue?.menuModelPointer)
    }
  }

  /// [`gtk_column_view_column_get_resizable()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_resizable.html),
  /// [`gtk_column_view_column_set_resizable()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_resizable.html)
  public var resizable: Bool {
    get {
      gtk_column_view_column_get_resizable(columnViewColumnPointer) != 0
    }
    set {
      gtk_column_view_column_set_resizable(columnViewColumnPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_column_view_column_get_sorter()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_sorter.html),
  /// [`gtk_column_view_column_set_sorter()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_sorter.html)
  public var sorter: Sorter? {
    get {
      Sorter.wrap(gtk_column_view_column_get_sorter(columnViewColumnPointer))
    }
    set {
      gtk_column_view_column_set_sorter(columnViewColumnPointer, newValue?.sorterPointer)
    }
  }

  /// [`gtk_column_view_column_get_title()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_title.html),
  /// [`gtk_column_view_column_set_title()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_title.html)
  public var title: String? {
    get {
      optionalSwiftString(gtk_column_view_column_get_title(columnViewColumnPointer))
    }
    set {
      gtk_column_view_column_set_title(columnViewColumnPointer, newValue)
    }
  }

  /// [`gtk_column_view_column_get_visible()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.get_visible.html),
  /// [`gtk_column_view_column_set_visible()`](https://docs.gtk.org/gtk4/method.ColumnViewColumn.set_visible.html)
  public var visible: Bool {
    get {
      gtk_column_view_column_get_visible(columnViewColumnPointer) != 0
    }
    set {
      gtk_column_view_column_set_visible(columnViewColumnPointer, newValue ? 1 : 0)
    }
  }
}
#endif
