#if GTK
import CGTK

/// [`GtkRoot`](https://docs.gtk.org/gtk4/iface.Root.html)
public protocol Root: Native, Widget {}

extension Root {
  /// `pointer`, as the functions of `GtkRoot` take it.
  public var rootPointer: OpaquePointer {
    opaquePointer
  }
}

extension Root {
  /// [`gtk_root_get_display()`](https://docs.gtk.org/gtk4/method.Root.get_display.html)
  public var display: Display? {
    Display.wrap(gtk_root_get_display(rootPointer))
  }

  /// [`gtk_root_get_focus()`](https://docs.gtk.org/gtk4/method.Root.get_focus.html),
  /// [`gtk_root_set_focus()`](https://docs.gtk.org/gtk4/method.Root.set_focus.html)
  public var focus: Widget? {
    get {
      Widget.wrap(gtk_root_get_focus(rootPointer))
    }
    set {
      gtk_root_set_focus(rootPointer, newValue?.widgetPointer)
    }
  }
}
#endif
