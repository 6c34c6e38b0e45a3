#if GTK
import CGTK

/// [`GtkOrientable`](https://docs.gtk.org/gtk4/iface.Orientable.html)
public protocol Orientable: Object {}

extension Orientable {
  /// `pointer`, as the functions of `GtkOrientable` take it.
  public var orientablePointer: OpaquePointer {
    opaquePointer
  }
}

extension Orientable {
  /// [`gtk_orientable_get_orientation()`](https://docs.gtk.org/gtk4/method.Orientable.get_orientation.html),
  /// [`gtk_orientable_set_orientation()`](https://docs.gtk.org/gtk4/method.Orientable.set_orientation.html)
  public var orientation: Orientation {
    get {
      Orientation(gtk_orientable_get_orientation(orientablePointer))
    }
    set {
      gtk_orientable_set_orientation(orientablePointer, newValue.cValue)
    }
  }
}
#endif
