#if GTK
import CGTK

/// [`GtkWindowControls`](https://docs.gtk.org/gtk4/class.WindowControls.html)
open class WindowControls: Widget {
  /// `pointer`, as the functions of `GtkWindowControls` take it.
  public var windowControlsPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_window_controls_get_type() }

  /// [`gtk_window_controls_new()`](https://docs.gtk.org/gtk4/ctor.WindowControls.new.html)
  public convenience init(side: PackType) {
    let made = constructed(gtk_window_controls_new(side.cValue), by: "gtk_window_controls_new")
    self.init(raw: made, transfer: .none)
  }
}

extension WindowControls {
  /// [`gtk_window_controls_get_decoration_layout()`](https://docs.gtk.org/gtk4/method.WindowControls.get_decoration_layout.html),
  /// [`gtk_window_controls_set_decoration_layout()`](https://docs.gtk.org/gtk4/method.WindowControls.set_decoration_layout.html)
  public var decorationLayout: String? {
    get {
      optionalSwiftString(gtk_window_controls_get_decoration_layout(windowControlsPointer))
    }
    set {
      gtk_window_controls_set_decoration_layout(windowControlsPointer, newValue)
    }
  }

  /// [`gtk_window_controls_get_empty()`](https://docs.gtk.org/gtk4/method.WindowControls.get_empty.html)
  public var empty: Bool {
    gtk_window_controls_get_empty(windowControlsPointer) != 0
  }

  /// [`gtk_window_controls_get_side()`](https://docs.gtk.org/gtk4/method.WindowControls.get_side.html),
  /// [`gtk_window_controls_set_side()`](https://docs.gtk.org/gtk4/method.WindowControls.set_side.html)
  public var side: PackType {
    get {
      PackType(gtk_window_controls_get_side(windowControlsPointer))
    }
    set {
      gtk_window_controls_set_side(windowControlsPointer, newValue.cValue)
    }
  }
}
#endif
