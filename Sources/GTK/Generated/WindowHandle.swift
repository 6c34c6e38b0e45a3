#if GTK
import CGTK

/// [`GtkWindowHandle`](https://docs.gtk.org/gtk4/class.WindowHandle.html)
open class WindowHandle: Widget {
  /// `pointer`, as the functions of `GtkWindowHandle` take it.
  public var windowHandlePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_window_handle_get_type() }

  /// [`gtk_window_handle_new()`](https://docs.gtk.org/gtk4/ctor.WindowHandle.new.html)
  public convenience init() {
    let made = constructed(gtk_window_handle_new(), by: "gtk_window_handle_new")
    self.init(raw: made, transfer: .none)
  }
}

extension WindowHandle {
  /// [`gtk_window_handle_get_child()`](https://docs.gtk.org/gtk4/method.WindowHandle.get_child.html),
  /// [`gtk_window_handle_set_child()`](https://docs.gtk.org/gtk4/method.WindowHandle.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_window_handle_get_child(windowHandlePointer))
    }
    set {
      gtk_window_handle_set_child(windowHandlePointer, newValue?.widgetPointer)
    }
  }
}
#endif
