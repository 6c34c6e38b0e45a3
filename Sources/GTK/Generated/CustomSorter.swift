#if GTK
import CGTK

/// [`GtkCustomSorter`](https://docs.gtk.org/gtk4/class.CustomSorter.html)
open class CustomSorter: Sorter {
  /// `pointer`, as the functions of `GtkCustomSorter` take it.
  public var customSorterPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_custom_sorter_get_type() }
}
#endif
