#if GTK
import CGTK

/// [`GAction`](https://docs.gtk.org/gio/iface.Action.html)
public protocol Action: Object {}

extension Action {
  /// `pointer`, as the functions of `GAction` take it.
  public var actionPointer: OpaquePointer {
    opaquePointer
  }
}

extension Action {
  /// [`g_action_get_enabled()`](https://docs.gtk.org/gio/method.Action.get_enabled.html)
  public var enabled: Bool {
    g_action_get_enabled(actionPointer) != 0
  }

  /// [`g_action_get_name()`](https://docs.gtk.org/gio/method.Action.get_name.html)
  public var name: String {
    swiftString(g_action_get_name(actionPointer))
  }
}
#endif
