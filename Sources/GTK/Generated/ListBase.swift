#if GTK
import CGTK

/// [`GtkListBase`](https://docs.gtk.org/gtk4/class.ListBase.html)
open class ListBase: Widget, Orientable, Scrollable {
  /// `pointer`, as the functions of `GtkListBase` take it.
  public var listBasePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_list_base_get_type() }
}

extension ListBase {
  /// [`GtkListBase:orientation`](https://docs.gtk.org/gtk4/property.ListBase.orientation.html)
  public var orientation: Orientation {
    get {
      property("orientation") ?? .horizontal
    }
    set {
      setProperty("orientation", newValue)
    }
  }
}
#endif
