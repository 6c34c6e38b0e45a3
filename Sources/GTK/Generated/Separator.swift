#if GTK
import CGTK

/// [`GtkSeparator`](https://docs.gtk.org/gtk4/class.Separator.html)
open class Separator: Widget, Orientable {
  /// `pointer`, as the functions of `GtkSeparator` take it.
  public var separatorPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_separator_get_type() }

  /// [`gtk_separator_new()`](https://docs.gtk.org/gtk4/ctor.Separator.new.html)
  public convenience init(orientation: Orientation) {
    let made = constructed(gtk_separator_new(orientation.cValue), by: "gtk_separator_new")
    self.init(raw: made, transfer: .none)
  }
}
#endif
