#if GTK
import CGTK

/// [`GtkFixed`](https://docs.gtk.org/gtk4/class.Fixed.html)
open class Fixed: Widget {
  /// `pointer`, as the functions of `GtkFixed` take it.
  public var fixedPointer: UnsafeMutablePointer<GtkFixed> {
    pointer.assumingMemoryBound(to: GtkFixed.self)
  }

  open override class var gType: GType { gtk_fixed_get_type() }

  /// [`gtk_fixed_new()`](https://docs.gtk.org/gtk4/ctor.Fixed.new.html)
  public convenience init() {
    let made = constructed(gtk_fixed_new(), by: "gtk_fixed_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Fixed {
  /// [`gtk_fixed_move()`](https://docs.gtk.org/gtk4/method.Fixed.move.html)
  public func move(_ widget: Widget, x: Double, y: Double) {
    gtk_fixed_move(fixedPointer, widget.widgetPointer, x, y)
  }

  /// [`gtk_fixed_put()`](https://docs.gtk.org/gtk4/method.Fixed.put.html)
  public func put(_ widget: Widget, x: Double, y: Double) {
    gtk_fixed_put(fixedPointer, widget.widgetPointer, x, y)
  }

  /// [`gtk_fixed_remove()`](https://docs.gtk.org/gtk4/method.Fixed.remove.html)
  public func remove(_ widget: Widget) {
    gtk_fixed_remove(fixedPointer, widget.widgetPointer)
  }
}
#endif
