#if GTK
import CGTK

/// [`GtkScrollbar`](https://docs.gtk.org/gtk4/class.Scrollbar.html)
open class Scrollbar: Widget, Orientable {
  /// `pointer`, as the functions of `GtkScrollbar` take it.
  public var scrollbarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_scrollbar_get_type() }

  /// [`gtk_scrollbar_new()`](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html)
  public convenience init(orientation: Orientation, adjustment: Adjustment? = nil) {
    let made = constructed(
      gtk_scrollbar_new(orientation.cValue, adjustment?.adjustmentPointer), by: "gtk_scrollbar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Scrollbar {
  /// [`gtk_scrollbar_get_adjustment()`](https://docs.gtk.org/gtk4/method.Scrollbar.get_adjustment.html),
  /// [`gtk_scrollbar_set_adjustment()`](https://docs.gtk.org/gtk4/method.Scrollbar.set_adjustment.html)
  public var adjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_scrollbar_get_adjustment(scrollbarPointer))
    }
    set {
      gtk_scrollbar_set_adjustment(scrollbarPointer, newValue?.adjustmentPointer)
    }
  }
}
#endif
