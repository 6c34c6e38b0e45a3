#if GTK
import CGTK

/// [`GtkIconTheme`](https://docs.gtk.org/gtk4/class.IconTheme.html)
open class IconTheme: Object {
  /// `pointer`, as the functions of `GtkIconTheme` take it.
  public var iconThemePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_icon_theme_get_type() }

  /// [`gtk_icon_theme_new()`](https://docs.gtk.org/gtk4/ctor.IconTheme.new.html)
  public convenience init() {
    let made = constructed(gtk_icon_theme_new(), by: "gtk_icon_theme_new")
    self.init(raw: made, transfer: .full)
  }
}

extension IconTheme {
  /// [`gtk_icon_theme_get_display()`](https://docs.gtk.org/gtk4/method.IconTheme.get_display.html)
  public var display: Display? {
    get {
      Display.wrap(gtk_icon_theme_get_display(iconThemePointer))
    }
    set {
      setObjectProperty("display", newValue)
    }
  }

  /// [`gtk_icon_theme_get_theme_name()`](https://docs.gtk.org/gtk4/method.IconTheme.get_theme_name.html),
  /// [`gtk_icon_theme_set_theme_name()`](https://docs.gtk.org/gtk4/method.IconTheme.set_theme_name.html)
  public var themeName: String? {
    get {
      takenString(gtk_icon_theme_get_theme_name(iconThemePointer))
    }
    set {
      gtk_icon_theme_set_theme_name(iconThemePointer, newValue)
    }
  }
}

extension IconTheme {
  /// [`gtk_icon_theme_add_resource_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_resource_path.html)
  public func addResourcePath(_ path: String) {
    gtk_icon_theme_add_resource_path(iconThemePointer, path)
  }

  /// [`gtk_icon_theme_add_search_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_search_path.html)
  public func addSearchPath(_ path: String) {
    gtk_icon_theme_add_search_path(iconThemePointer, path)
  }

  /// [`gtk_icon_theme_has_gicon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_gicon.html)
  @discardableResult
  public func hasGicon(_ gicon: any Icon) -> Bool {
    gtk_icon_theme_has_gicon(iconThemePointer, gicon.iconPointer) != 0
  }

  /// [`gtk_icon_theme_has_icon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_icon.html)
  @discardableResult
  public func hasIcon(_ iconName: String) -> Bool {
    gtk_icon_theme_has_icon(iconThemePointer, iconName) != 0
  }

  /// [`gtk_icon_theme_get_for_display()`](https://docs.gtk.org/gtk4/type_func.IconTheme.get_for_display.html)
  @discardableResult
  public static func getForDisplay(_ display: Display) -> IconTheme? {
    IconTheme.wrap(gtk_icon_theme_get_for_display(display.displayPointer))
  }
}

extension IconTheme {
  /// [`GtkIconTheme::changed`](https://docs.gtk.org/gtk4/signal.IconTheme.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }
}
#endif
