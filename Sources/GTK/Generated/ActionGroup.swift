#if GTK
import CGTK

/// [`GActionGroup`](https://docs.gtk.org/gio/iface.ActionGroup.html)
public protocol ActionGroup: Object {}

extension ActionGroup {
  /// `pointer`, as the functions of `GActionGroup` take it.
  public var actionGroupPointer: OpaquePointer {
    opaquePointer
  }
}

extension ActionGroup {
  /// [`g_action_group_action_added()`](https://docs.gtk.org/gio/method.ActionGroup.action_added.html)
  public func actionAdded(_ actionName: String) {
    g_action_group_action_added(actionGroupPointer, actionName)
  }

  /// [`g_action_group_action_enabled_changed()`](https://docs.gtk.org/gio/method.ActionGroup.action_enabled_changed.html)
  public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
    g_action_group_action_enabled_changed(actionGroupPointer, actionName, enabled ? 1 : 0)
  }

  /// [`g_action_group_action_removed()`](https://docs.gtk.org/gio/method.ActionGroup.action_removed.html)
  public func actionRemoved(_ actionName: String) {
    g_action_group_action_removed(actionGroupPointer, actionName)
  }

  /// [`g_action_group_get_action_enabled()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_enabled.html)
  @discardableResult
  public func getActionEnabled(_ actionName: String) -> Bool {
    g_action_group_get_action_enabled(actionGroupPointer, actionName) != 0
  }

  /// [`g_action_group_has_action()`](https://docs.gtk.org/gio/method.ActionGroup.has_action.html)
  @discardableResult
  public func hasAction(_ actionName: String) -> Bool {
    g_action_group_has_action(actionGroupPointer, actionName) != 0
  }
}

extension ActionGroup {
  /// [`GActionGroup::action-added`](https://docs.gtk.org/gio/signal.ActionGroup.action-added.html)
  @discardableResult
  public func onActionAdded(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("action-added") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }

  /// [`GActionGroup::action-enabled-changed`](https://docs.gtk.org/gio/signal.ActionGroup.action-enabled-changed.html)
  @discardableResult
  public func onActionEnabledChanged(_ handler: @escaping (String, Bool) -> Void)
    -> SignalConnection
  {
    connect("action-enabled-changed") { arguments in
      handler(arguments.value(0) ?? "", arguments.value(1) ?? false)
    }
  }

  /// [`GActionGroup::action-removed`](https://docs.gtk.org/gio/signal.ActionGroup.action-removed.html)
  @discardableResult
  public func onActionRemoved(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("action-removed") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }
}
#endif
