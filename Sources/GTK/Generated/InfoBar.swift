#if GTK
import CGTK

/// [`GtkInfoBar`](https://docs.gtk.org/gtk4/class.InfoBar.html)
open class InfoBar: Widget {
  /// `pointer`, as the functions of `GtkInfoBar` take it.
  public var infoBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_info_bar_get_type() }

  /// [`gtk_info_bar_new()`](https://docs.gtk.org/gtk4/ctor.InfoBar.new.html)
  public convenience init() {
    let made = constructed(gtk_info_bar_new(), by: "gtk_info_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension InfoBar {
  /// [`gtk_info_bar_get_message_type()`](https://docs.gtk.org/gtk4/method.InfoBar.get_message_type.html),
  /// [`gtk_info_bar_set_message_type()`](https://docs.gtk.org/gtk4/method.InfoBar.set_message_type.html)
  public var messageType: MessageType {
    get {
      MessageType(gtk_info_bar_get_message_type(infoBarPointer))
    }
    set {
      gtk_info_bar_set_message_type(infoBarPointer, newValue.cValue)
    }
  }

  /// [`gtk_info_bar_get_revealed()`](https://docs.gtk.org/gtk4/method.InfoBar.get_revealed.html),
  /// [`gtk_info_bar_set_revealed()`](https://docs.gtk.org/gtk4/method.InfoBar.set_revealed.html)
  public var revealed: Bool {
    get {
      gtk_info_bar_get_revealed(infoBarPointer) != 0
    }
    set {
      gtk_info_bar_set_revealed(infoBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_info_bar_get_show_close_button()`](https://docs.gtk.org/gtk4/method.InfoBar.get_show_close_button.html),
  /// [`gtk_info_bar_set_show_close_button()`](https://docs.gtk.org/gtk4/method.InfoBar.set_show_close_button.html)
  public var showCloseButton: Bool {
    get {
      gtk_info_bar_get_show_close_button(infoBarPointer) != 0
    }
    set {
      gtk_info_bar_set_show_close_button(infoBarPointer, newValue ? 1 : 0)
    }
  }
}

extension InfoBar {
  /// [`gtk_info_bar_add_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.add_action_widget.html)
  public func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(infoBarPointer, child.widgetPointer, gint(clamping: responseId))
  }

  /// [`gtk_info_bar_add_button()`](https://docs.gtk.org/gtk4/method.InfoBar.add_button.html)
  @discardableResult
  public func addButton(_ buttonText: String, responseId: Int) -> Button? {
    Button.wrap(gtk_info_bar_add_button(infoBarPointer, buttonText, gint(clamping: responseId)))
  }

  /// [`gtk_info_bar_add_child()`](https://docs.gtk.org/gtk4/method.InfoBar.add_child.html)
  public func addChild(_ widget: Widget) {
    gtk_info_bar_add_child(infoBarPointer, widget.widgetPointer)
  }

  /// [`gtk_info_bar_remove_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_action_widget.html)
  public func removeActionWidget(_ widget: Widget) {
    gtk_info_bar_remove_action_widget(infoBarPointer, widget.widgetPointer)
  }

  /// [`gtk_info_bar_remove_child()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_child.html)
  public func removeChild(_ widget: Widget) {
    gtk_info_bar_remove_child(infoBarPointer, widget.widgetPointer)
  }

  /// [`gtk_info_bar_response()`](https://docs.gtk.org/gtk4/method.InfoBar.response.html)
  public func response(_ responseId: Int) {
    gtk_info_bar_response(infoBarPointer, gint(clamping: responseId))
  }

  /// [`gtk_info_bar_set_default_response()`](https://docs.gtk.org/gtk4/method.InfoBar.set_default_response.html)
  public func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(infoBarPointer, gint(clamping: responseId))
  }

  /// [`gtk_info_bar_set_response_sensitive()`](https://docs.gtk.org/gtk4/method.InfoBar.set_response_sensitive.html)
  public func setResponseSensitive(_ responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(infoBarPointer, gint(clamping: responseId), setting ? 1 : 0)
  }
}

extension InfoBar {
  /// [`GtkInfoBar::close`](https://docs.gtk.org/gtk4/signal.InfoBar.close.html)
  @discardableResult
  public func onClose(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("close", handler)
  }

  /// [`GtkInfoBar::response`](https://docs.gtk.org/gtk4/signal.InfoBar.response.html)
  @discardableResult
  public func onResponse(_ handler: @escaping (Int) -> Void) -> SignalConnection {
    connect("response") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
