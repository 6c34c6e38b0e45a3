#if GTK
import CGTK

/// [`AdwStyleManager`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.StyleManager.html)
open class AdwStyleManager: Object {
  /// `pointer`, as the functions of `AdwStyleManager` take it.
  public var adwStyleManagerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_style_manager_get_type() }
}

extension AdwStyleManager {
  /// [`adw_style_manager_get_color_scheme()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.get_color_scheme.html),
  /// [`adw_style_manager_set_color_scheme()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.set_color_scheme.html)
  public var colorScheme: AdwColorScheme {
    get {
      AdwColorScheme(adw_style_manager_get_color_scheme(adwStyleManagerPointer))
    }
    set {
      adw_style_manager_set_color_scheme(adwStyleManagerPointer, newValue.cValue)
    }
  }

  /// [`adw_style_manager_get_dark()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.get_dark.html)
  public var dark: Bool {
    adw_style_manager_get_dark(adwStyleManagerPointer) != 0
  }

  /// [`adw_style_manager_get_display()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.get_display.html)
  public var display: Display? {
    Display.wrap(adw_style_manager_get_display(adwStyleManagerPointer))
  }

  /// [`adw_style_manager_get_high_contrast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.get_high_contrast.html)
  public var highContrast: Bool {
    adw_style_manager_get_high_contrast(adwStyleManagerPointer) != 0
  }

  /// [`adw_style_manager_get_system_supports_color_schemes()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StyleManager.get_system_supports_color_schemes.html)
  public var systemSupportsColorSchemes: Bool {
    adw_style_manager_get_system_supports_color_schemes(adwStyleManagerPointer) != 0
  }
}

extension AdwStyleManager {
  /// [`adw_style_manager_get_default()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/type_func.StyleManager.get_default.html)
  public static var `default`: AdwStyleManager? {
    AdwStyleManager.wrap(adw_style_manager_get_default())
  }

  /// [`adw_style_manager_get_for_display()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/type_func.StyleManager.get_for_display.html)
  @discardableResult
  public static func getForDisplay(_ display: Display) -> AdwStyleManager? {
    AdwStyleManager.wrap(adw_style_manager_get_for_display(display.displayPointer))
  }
}
#endif
