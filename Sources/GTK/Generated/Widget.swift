#if GTK
import CGTK

/// [`GtkWidget`](https://docs.gtk.org/gtk4/class.Widget.html)
open class Widget: Object, Accessible {
  /// `pointer`, as the functions of `GtkWidget` take it.
  public var widgetPointer: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  open override class var gType: GType { gtk_widget_get_type() }
}
#endif
