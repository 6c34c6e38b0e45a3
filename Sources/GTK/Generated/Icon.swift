#if GTK
import CGTK

/// [`GIcon`](https://docs.gtk.org/gio/iface.Icon.html)
public protocol Icon: Object {}

extension Icon {
  /// `pointer`, as the functions of `GIcon` take it.
  public var iconPointer: OpaquePointer {
    opaquePointer
  }
}

extension Icon {
  /// [`g_icon_equal()`](https://docs.gtk.org/gio/method.Icon.equal.html)
  @discardableResult
  public func equal(_ icon2: (any Icon)?) -> Bool {
    g_icon_equal(iconPointer, icon2?.iconPointer) != 0
  }

  /// [`g_icon_to_string()`](https://docs.gtk.org/gio/method.Icon.to_string.html)
  @discardableResult
  public func toString() -> String? {
    takenString(g_icon_to_string(iconPointer))
  }
}
#endif
