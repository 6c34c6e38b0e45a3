#if GTK
import CGTK

/// [`GActionMap`](https://docs.gtk.org/gio/iface.ActionMap.html)
public protocol ActionMap: Object {}

extension ActionMap {
  /// `pointer`, as the functions of `GActionMap` take it.
  public var actionMapPointer: OpaquePointer {
    opaquePointer
  }
}

extension ActionMap {
  /// [`g_action_map_add_action()`](https://docs.gtk.org/gio/method.ActionMap.add_action.html)
  public func addAction(_ action: any Action) {
    g_action_map_add_action(actionMapPointer, action.actionPointer)
  }

  /// [`g_action_map_lookup_action()`](https://docs.gtk.org/gio/method.ActionMap.lookup_action.html)
  @discardableResult
  public func lookupAction(_ actionName: String) -> (any Action)? {
    Object.find(g_action_map_lookup_action(actionMapPointer, actionName), as: (any Action).self)
  }

  /// [`g_action_map_remove_action()`](https://docs.gtk.org/gio/method.ActionMap.remove_action.html)
  public func removeAction(_ actionName: String) {
    g_action_map_remove_action(actionMapPointer, actionName)
  }
}
#endif
