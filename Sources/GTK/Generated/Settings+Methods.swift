#if GTK
import CGTK

extension Settings {
  /// [`gtk_settings_reset_property()`](https://docs.gtk.org/gtk4/method.Settings.reset_property.html)
  public func resetProperty(_ name: String) {
    gtk_settings_reset_property(settingsPointer, name)
  }

  /// [`gtk_settings_get_default()`](https://docs.gtk.org/gtk4/type_func.Settings.get_default.html)
  public static var `default`: Settings? {
    Settings.wrap(gtk_settings_get_default())
  }

  /// [`gtk_settings_get_for_display()`](https://docs.gtk.org/gtk4/type_func.Settings.get_for_display.html)
  @discardableResult
  public static func getForDisplay(_ display: Display) -> Settings? {
    Settings.wrap(gtk_settings_get_for_display(display.displayPointer))
  }
}
#endif
