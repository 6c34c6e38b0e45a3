#if GTK
import CGTK

/// [`GtkSettings`](https://docs.gtk.org/gtk4/class.Settings.html)
open class Settings: Object {
  /// `pointer`, as the functions of `GtkSettings` take it.
  public var settingsPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_settings_get_type() }
}
#endif
