#if GTK
import CGTK

/// [`GtkColorChooser`](https://docs.gtk.org/gtk4/iface.ColorChooser.html)
public protocol ColorChooser: Object {}

extension ColorChooser {
  /// `pointer`, as the functions of `GtkColorChooser` take it.
  public var colorChooserPointer: OpaquePointer {
    opaquePointer
  }
}

extension ColorChooser {
  /// [`gtk_color_chooser_get_use_alpha()`](https://docs.gtk.org/gtk4/method.ColorChooser.get_use_alpha.html),
  /// [`gtk_color_chooser_set_use_alpha()`](https://docs.gtk.org/gtk4/method.ColorChooser.set_use_alpha.html)
  public var useAlpha: Bool {
    get {
      gtk_color_chooser_get_use_alpha(colorChooserPointer) != 0
    }
    set {
      gtk_color_chooser_set_use_alpha(colorChooserPointer, newValue ? 1 : 0)
    }
  }
}
#endif
