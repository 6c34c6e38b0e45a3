#if GTK
import CGTK

/// [`GtkDropDown`](https://docs.gtk.org/gtk4/class.DropDown.html)
open class DropDown: Widget {
  /// `pointer`, as the functions of `GtkDropDown` take it.
  public var dropDownPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_drop_down_get_type() }
}

extension DropDown {
  /// [`gtk_drop_down_get_enable_search()`](https://docs.gtk.org/gtk4/method.DropDown.get_enable_search.html),
  /// [`gtk_drop_down_set_enable_search()`](https://docs.gtk.org/gtk4/method.DropDown.set_enable_search.html)
  public var enableSearch: Bool {
    get {
      gtk_drop_down_get_enable_search(dropDownPointer) != 0
    }
    set {
      gtk_drop_down_set_enable_search(dropDownPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_drop_down_get_factory()`](https://docs.gtk.org/gtk4/method.DropDown.get_factory.html),
  /// [`gtk_drop_down_set_factory()`](https://docs.gtk.org/gtk4/method.DropDown.set_factory.html)
  public var factory: ListItemFactory? {
    get {
      ListItemFactory.wrap(gtk_drop_down_get_factory(dropDownPointer))
    }
    set {
      gtk_drop_down_set_factory(dropDownPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`gtk_drop_down_get_list_factory()`](https://docs.gtk.org/gtk4/method.DropDown.get_list_factory.html),
  /// [`gtk_drop_down_set_list_factory()`](https://docs.gtk.org/gtk4/method.DropDown.set_list_factory.html)
  public var listFactory: ListItemFactory? {
    get {
      ListItemFactory.wrap(gtk_drop_down_get_list_factory(dropDownPointer))
    }
    set {
      gtk_drop_down_set_list_factory(dropDownPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`gtk_drop_down_get_model()`](https://docs.gtk.org/gtk4/method.DropDown.get_model.html),
  /// [`gtk_drop_down_set_model()`](https://docs.gtk.org/gtk4/method.DropDown.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(gtk_drop_down_get_model(dropDownPointer), as: (any ListModel).self)
    }
    set {
      gtk_drop_down_set_model(dropDownPointer, newValue?.listModelPointer)
    }
  }

  /// [`gtk_drop_down_get_selected()`](https://docs.gtk.org/gtk4/method.DropDown.get_selected.html),
  /// [`gtk_drop_down_set_selected()`](https://docs.gtk.org/gtk4/method.DropDown.set_selected.html)
  public var selected: UInt {
    get {
      UInt(gtk_drop_down_get_selected(dropDownPointer))
    }
    set {
      gtk_drop_down_set_selected(dropDownPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_drop_down_get_selected_item()`](https://docs.gtk.org/gtk4/method.DropDown.get_selected_item.html)
  public var selectedItem: Object? {
    Object.wrap(gtk_drop_down_get_selected_item(dropDownPointer))
  }

  /// [`gtk_drop_down_get_show_arrow()`](https://docs.gtk.org/gtk4/method.DropDown.get_show_arrow.html),
  /// [`gtk_drop_down_set_show_arrow()`](https://docs.gtk.org/gtk4/method.DropDown.set_show_arrow.html)
  public var showArrow: Bool {
    get {
      gtk_drop_down_get_show_arrow(dropDownPointer) != 0
    }
    set {
      gtk_drop_down_set_show_arrow(dropDownPointer, newValue ? 1 : 0)
    }
  }
}

extension DropDown {
  /// [`GtkDropDown::activate`](https://docs.gtk.org/gtk4/signal.DropDown.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
