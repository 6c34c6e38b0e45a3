#if GTK
import CGTK

/// [`GtkGridView`](https://docs.gtk.org/gtk4/class.GridView.html)
open class GridView: ListBase {
  /// `pointer`, as the functions of `GtkGridView` take it.
  public var gridViewPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_grid_view_get_type() }

  /// [`gtk_grid_view_new()`](https://docs.gtk.org/gtk4/ctor.GridView.new.html)
  public convenience init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    let made = constructed(
      gtk_grid_view_new(
        model?.referenced().selectionModelPointer, factory?.referenced().listItemFactoryPointer),
      by: "gtk_grid_view_new")
    self.init(raw: made, transfer: .none)
  }
}

extension GridView {
  /// [`gtk_grid_view_get_enable_rubberband()`](https://docs.gtk.org/gtk4/method.GridView.get_enable_rubberband.html),
  /// [`gtk_grid_view_set_enable_rubberband()`](https://docs.gtk.org/gtk4/method.GridView.set_enable_rubberband.html)
  public var enableRubberband: Bool {
    get {
      gtk_grid_view_get_enable_rubberband(gridViewPointer) != 0
    }
    set {
      gtk_grid_view_set_enable_rubberband(gridViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_grid_view_get_factory()`](https://docs.gtk.org/gtk4/method.GridView.get_factory.html),
  /// [`gtk_grid_view_set_factory()`](https://docs.gtk.org/gtk4/method.GridView.set_factory.html)
  public var factory: ListItemFactory? {
    get {
      ListItemFactory.wrap(gtk_grid_view_get_factory(gridViewPointer))
    }
    set {
      gtk_grid_view_set_factory(gridViewPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`gtk_grid_view_get_max_columns()`](https://docs.gtk.org/gtk4/method.GridView.get_max_columns.html),
  /// [`gtk_grid_view_set_max_columns()`](https://docs.gtk.org/gtk4/method.GridView.set_max_columns.html)
  public var maxColumns: UInt {
    get {
      UInt(gtk_grid_view_get_max_columns(gridViewPointer))
    }
    set {
      gtk_grid_view_set_max_columns(gridViewPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_grid_view_get_min_columns()`](https://docs.gtk.org/gtk4/method.GridView.get_min_columns.html),
  /// [`gtk_grid_view_set_min_columns()`](https://docs.gtk.org/gtk4/method.GridView.set_min_columns.html)
  public var minColumns: UInt {
    get {
      UInt(gtk_grid_view_get_min_columns(gridViewPointer))
    }
    set {
      gtk_grid_view_set_min_columns(gridViewPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_grid_view_get_model()`](https://docs.gtk.org/gtk4/method.GridView.get_model.html),
  /// [`gtk_grid_view_set_model()`](https://docs.gtk.org/gtk4/method.GridView.set_model.html)
  public var model: (any SelectionModel)? {
    get {
      Object.find(gtk_grid_view_get_model(gridViewPointer), as: (any SelectionModel).self)
    }
    set {
      gtk_grid_view_set_model(gridViewPointer, newValue?.selectionModelPointer)
    }
  }

  /// [`gtk_grid_view_get_single_click_activate()`](https://docs.gtk.org/gtk4/method.GridView.get_single_click_activate.html),
  /// [`gtk_grid_view_set_single_click_activate()`](https://docs.gtk.org/gtk4/method.GridView.set_single_click_activate.html)
  public var singleClickActivate: Bool {
    get {
      gtk_grid_view_get_single_click_activate(gridViewPointer) != 0
    }
    set {
      gtk_grid_view_set_single_click_activate(gridViewPointer, newValue ? 1 : 0)
    }
  }
}

extension GridView {
  /// [`GtkGridView::activate`](https://docs.gtk.org/gtk4/signal.GridView.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping (UInt) -> Void) -> SignalConnection {
    connect("activate") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
