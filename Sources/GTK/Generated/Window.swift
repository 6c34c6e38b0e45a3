#if GTK
import CGTK

/// [`GtkWindow`](https://docs.gtk.org/gtk4/class.Window.html)
open class Window: Widget, Native, Root {
  /// `pointer`, as the functions of `GtkWindow` take it.
  public var windowPointer: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  open override class var gType: GType { gtk_window_get_type() }

  /// [`gtk_window_new()`](https://docs.gtk.org/gtk4/ctor.Window.new.html)
  public convenience init() {
    let made = constructed(gtk_window_new(), by: "gtk_window_new")
    self.init(raw: made, transfer: .none)
  }
}
#endif
