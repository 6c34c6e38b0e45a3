#if GTK
import CGTK

/// [`GtkViewport`](https://docs.gtk.org/gtk4/class.Viewport.html)
open class Viewport: Widget, Scrollable {
  /// `pointer`, as the functions of `GtkViewport` take it.
  public var viewportPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_viewport_get_type() }

  /// [`gtk_viewport_new()`](https://docs.gtk.org/gtk4/ctor.Viewport.new.html)
  public convenience init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    let made = constructed(
      gtk_viewport_new(hadjustment?.adjustmentPointer, vadjustment?.adjustmentPointer),
      by: "gtk_viewport_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Viewport {
  /// [`gtk_viewport_get_child()`](https://docs.gtk.org/gtk4/method.Viewport.get_child.html),
  /// [`gtk_viewport_set_child()`](https://docs.gtk.org/gtk4/method.Viewport.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_viewport_get_child(viewportPointer))
    }
    set {
      gtk_viewport_set_child(viewportPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_viewport_get_scroll_to_focus()`](https://docs.gtk.org/gtk4/method.Viewport.get_scroll_to_focus.html),
  /// [`gtk_viewport_set_scroll_to_focus()`](https://docs.gtk.org/gtk4/method.Viewport.set_scroll_to_focus.html)
  public var scrollToFocus: Bool {
    get {
      gtk_viewport_get_scroll_to_focus(viewportPointer) != 0
    }
    set {
      gtk_viewport_set_scroll_to_focus(viewportPointer, newValue ? 1 : 0)
    }
  }
}
#endif
