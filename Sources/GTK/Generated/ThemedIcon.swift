#if GTK
import CGTK

/// [`GThemedIcon`](https://docs.gtk.org/gio/class.ThemedIcon.html)
open class ThemedIcon: Object, Icon {
  /// `pointer`, as the functions of `GThemedIcon` take it.
  public var themedIconPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { g_themed_icon_get_type() }

  /// [`g_themed_icon_new()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new.html)
  public convenience init(iconname: String) {
    let made = constructed(g_themed_icon_new(iconname), by: "g_themed_icon_new")
    self.init(raw: made, transfer: .full)
  }

  /// [`g_themed_icon_new_with_default_fallbacks()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new_with_default_fallbacks.html)
  public convenience init(defaultFallbacks iconname: String) {
    let made = constructed(
      g_themed_icon_new_with_default_fallbacks(iconname),
      by: "g_themed_icon_new_with_default_fallbacks")
    self.init(raw: made, transfer: .full)
  }
}

extension ThemedIcon {
  /// [`GThemedIcon:use-default-fallbacks`](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html)
  public var useDefaultFallbacks: Bool {
    property("use-default-fallbacks") ?? false
  }
}

extension ThemedIcon {
  /// [`g_themed_icon_append_name()`](https://docs.gtk.org/gio/method.ThemedIcon.append_name.html)
  public func appendName(_ iconname: String) {
    g_themed_icon_append_name(themedIconPointer, iconname)
  }

  /// [`g_themed_icon_prepend_name()`](https://docs.gtk.org/gio/method.ThemedIcon.prepend_name.html)
  public func prependName(_ iconname: String) {
    g_themed_icon_prepend_name(themedIconPointer, iconname)
  }
}
#endif
