#if GTK
import CGTK

/// [`GtkStringObject`](https://docs.gtk.org/gtk4/class.StringObject.html)
open class StringObject: Object {
  /// `pointer`, as the functions of `GtkStringObject` take it.
  public var stringObjectPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_string_object_get_type() }

  /// [`gtk_string_object_new()`](https://docs.gtk.org/gtk4/ctor.StringObject.new.html)
  public convenience init(string: String) {
    let made = constructed(gtk_string_object_new(string), by: "gtk_string_object_new")
    self.init(raw: made, transfer: .full)
  }
}

extension StringObject {
  /// [`gtk_string_object_get_string()`](https://docs.gtk.org/gtk4/method.StringObject.get_string.html)
  public var string: String {
    swiftString(gtk_string_object_get_string(stringObjectPointer))
  }
}
#endif
