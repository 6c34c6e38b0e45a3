#if GTK
import CGTK

/// [`GtkListItemFactory`](https://docs.gtk.org/gtk4/class.ListItemFactory.html)
open class ListItemFactory: Object {
  /// `pointer`, as the functions of `GtkListItemFactory` take it.
  public var listItemFactoryPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_list_item_factory_get_type() }
}
#endif
