#if GTK
import CGTK

/// [`GtkListItem`](https://docs.gtk.org/gtk4/class.ListItem.html)
open class ListItem: Object {
  /// `pointer`, as the functions of `GtkListItem` take it.
  public var listItemPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_list_item_get_type() }
}

extension ListItem {
  /// [`gtk_list_item_get_activatable()`](https://docs.gtk.org/gtk4/method.ListItem.get_activatable.html),
  /// [`gtk_list_item_set_activatable()`](https://docs.gtk.org/gtk4/method.ListItem.set_activatable.html)
  public var activatable: Bool {
    get {
      gtk_list_item_get_activatable(listItemPointer) != 0
    }
    set {
      gtk_list_item_set_activatable(listItemPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_item_get_child()`](https://docs.gtk.org/gtk4/method.ListItem.get_child.html),
  /// [`gtk_list_item_set_child()`](https://docs.gtk.org/gtk4/method.ListItem.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_list_item_get_child(listItemPointer))
    }
    set {
      gtk_list_item_set_child(listItemPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_list_item_get_item()`](https://docs.gtk.org/gtk4/method.ListItem.get_item.html)
  public var item: Object? {
    Object.wrap(gtk_list_item_get_item(listItemPointer))
  }

  /// [`gtk_list_item_get_position()`](https://docs.gtk.org/gtk4/method.ListItem.get_position.html)
  public var position: UInt {
    UInt(gtk_list_item_get_position(listItemPointer))
  }

  /// [`gtk_list_item_get_selectable()`](https://docs.gtk.org/gtk4/method.ListItem.get_selectable.html),
  /// [`gtk_list_item_set_selectable()`](https://docs.gtk.org/gtk4/method.ListItem.set_selectable.html)
  public var selectable: Bool {
    get {
      gtk_list_item_get_selectable(listItemPointer) != 0
    }
    set {
      gtk_list_item_set_selectable(listItemPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_list_item_get_selected()`](https://docs.gtk.org/gtk4/method.ListItem.get_selected.html)
  public var selected: Bool {
    gtk_list_item_get_selected(listItemPointer) != 0
  }
}
#endif
