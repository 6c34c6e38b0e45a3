#if GTK
import CGTK

extension Widget {
  /// Activates an action that the widget or one of its ancestors has, such as `clipboard.paste`.
  /// - Returns: Whether there was one.
  @discardableResult
  public func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widgetPointer, name, nil) != 0
  }

  /// Activates an action with a number, as `list.scroll-to-item` takes one.
  @discardableResult
  public func activateAction(_ name: String, _ parameter: UInt) -> Bool {
    gtk_widget_activate_action_variant(
      widgetPointer, name, g_variant_new_uint32(guint32(clamping: parameter))) != 0
  }

  /// Activates an action with a string.
  @discardableResult
  public func activateAction(_ name: String, _ parameter: String) -> Bool {
    gtk_widget_activate_action_variant(widgetPointer, name, g_variant_new_string(parameter)) != 0
  }

  /// Makes actions available to the widget and what is in it, as `prefix.name`; nil removes them.
  public func insertActionGroup(_ prefix: String, _ group: (any ActionGroup)?) {
    gtk_widget_insert_action_group(widgetPointer, prefix, group?.actionGroupPointer)
  }
}

extension SimpleAction {
  /// An action without parameter or state.
  public convenience init(name: String) {
    let made = g_simple_action_new(name, nil)
    self.init(raw: constructed(made, by: "g_simple_action_new"), transfer: .full)
  }

  /// Calls `handler` when the action is activated.
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
