#if GTK
import CGTK

/// [`GtkStringList`](https://docs.gtk.org/gtk4/class.StringList.html)
open class StringList: Object, ListModel {
  /// `pointer`, as the functions of `GtkStringList` take it.
  public var stringListPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_string_list_get_type() }
}

extension StringList {
  /// [`gtk_string_list_append()`](https://docs.gtk.org/gtk4/method.StringList.append.html)
  public func append(_ string: String) {
    gtk_string_list_append(stringListPointer, string)
  }

  /// [`gtk_string_list_get_string()`](https://docs.gtk.org/gtk4/method.StringList.get_string.html)
  @discardableResult
  public func getString(_ position: UInt) -> String? {
    optionalSwiftString(gtk_string_list_get_string(stringListPointer, guint(clamping: position)))
  }

  /// [`gtk_string_list_remove()`](https://docs.gtk.org/gtk4/method.StringList.remove.html)
  public func remove(_ position: UInt) {
    gtk_string_list_remove(stringListPointer, guint(clamping: position))
  }
}
#endif
