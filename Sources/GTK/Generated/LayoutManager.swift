#if GTK
import CGTK

/// [`GtkLayoutManager`](https://docs.gtk.org/gtk4/class.LayoutManager.html)
open class LayoutManager: Object {
  /// `pointer`, as the functions of `GtkLayoutManager` take it.
  public var layoutManagerPointer: UnsafeMutablePointer<GtkLayoutManager> {
    pointer.assumingMemoryBound(to: GtkLayoutManager.self)
  }

  open override class var gType: GType { gtk_layout_manager_get_type() }
}

extension LayoutManager {
  /// [`gtk_layout_manager_get_request_mode()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_request_mode.html)
  public var requestMode: SizeRequestMode {
    SizeRequestMode(gtk_layout_manager_get_request_mode(layoutManagerPointer))
  }

  /// [`gtk_layout_manager_get_widget()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_widget.html)
  public var widget: Widget? {
    Widget.wrap(gtk_layout_manager_get_widget(layoutManagerPointer))
  }
}

extension LayoutManager {
  /// [`gtk_layout_manager_allocate()`](https://docs.gtk.org/gtk4/method.LayoutManager.allocate.html)
  public func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    gtk_layout_manager_allocate(
      layoutManagerPointer, widget.widgetPointer, gint(clamping: width), gint(clamping: height),
      gint(clamping: baseline))
  }

  /// [`gtk_layout_manager_layout_changed()`](https://docs.gtk.org/gtk4/method.LayoutManager.layout_changed.html)
  public func layoutChanged() {
    gtk_layout_manager_layout_changed(layoutManagerPointer)
  }
}
#endif
