#if GTK
import CGTK

/// [`GtkListView`](https://docs.gtk.org/gtk4/class.ListView.html)
open class ListView: ListBase {
  /// `pointer`, as the functions of `GtkListView` take it.
  public var listViewPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_list_view_get_type() }

  /// [`gtk_list_view_new()`](https://docs.gtk.org/gtk4/ctor.ListView.new.html)
  public convenience init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    let made = constructed(
      gtk_list_view_new(
        model?.referenced().selectionModelPointer, factory?.referenced().listItemFactoryPointer),
      by: "gtk_list_view_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ListView {
  /// [`gtk_list_view_get_enable_rubberband()`](https://docs.gtk.org/gtk4/method.ListView.get_enable_rubberband.html),
  /// [`gtk_list_view_set_enable_rubberband()`](https://docs.gtk.org/gtk4/method.ListView.set_enable_rubberband.html)
  public var enableRubberband: Bool {
    get {
      gtk_list_view_get_enable_rubberband(listViewPointer) != 0
    }
    set {
      gtk_list_view_set_enable_rubberband(listViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_view_get_factory()`](https://docs.gtk.org/gtk4/method.ListView.get_factory.html),
  /// [`gtk_list_view_set_factory()`](https://docs.gtk.org/gtk4/method.ListView.set_factory.html)
  public var factory: ListItemFactory? {
    get {
      ListItemFactory.wrap(gtk_list_view_get_factory(listViewPointer))
    }
    set {
      gtk_list_view_set_factory(listViewPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`gtk_list_view_get_model()`](https://docs.gtk.org/gtk4/method.ListView.get_model.html),
  /// [`gtk_list_view_set_model()`](https://docs.gtk.org/gtk4/method.ListView.set_model.html)
  public var model: (any SelectionModel)? {
    get {
      Object.find(gtk_list_view_get_model(listViewPointer), as: (any SelectionModel).self)
    }
    set {
      gtk_list_view_set_model(listViewPointer, newValue?.selectionModelPointer)
    }
  }

  /// [`gtk_list_view_get_show_separators()`](https://docs.gtk.org/gtk4/method.ListView.get_show_separators.html),
  /// [`gtk_list_view_set_show_separators()`](https://docs.gtk.org/gtk4/method.ListView.set_show_separators.html)
  public var showSeparators: Bool {
    get {
      gtk_list_view_get_show_separators(listViewPointer) != 0
    }
    set {
      gtk_list_view_set_show_separators(listViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_view_get_single_click_activate()`](https://docs.gtk.org/gtk4/method.ListView.get_single_click_activate.html),
  /// [`gtk_list_view_set_single_click_activate()`](https://docs.gtk.org/gtk4/method.ListView.set_single_click_activate.html)
  public var singleClickActivate: Bool {
    get {
      gtk_list_view_get_single_click_activate(listViewPointer) != 0
    }
    set {
      gtk_list_view_set_single_click_activate(listViewPointer, newValue ? 1 : 0)
    }
  }
}

extension ListView {
  /// [`GtkListView::activate`](https://docs.gtk.org/gtk4/signal.ListView.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping (UInt) -> Void) -> SignalConnection {
    connect("activate") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
