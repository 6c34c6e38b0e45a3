#if GTK
import CGTK

/// [`GtkEventControllerKey`](https://docs.gtk.org/gtk4/class.EventControllerKey.html)
open class EventControllerKey: EventController {
  /// `pointer`, as the functions of `GtkEventControllerKey` take it.
  public var eventControllerKeyPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_event_controller_key_get_type() }

  /// [`gtk_event_controller_key_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerKey.new.html)
  public convenience init() {
    let made = constructed(gtk_event_controller_key_new(), by: "gtk_event_controller_key_new")
    self.init(raw: made, transfer: .full)
  }
}

extension EventControllerKey {
  /// [`gtk_event_controller_key_get_group()`](https://docs.gtk.org/gtk4/method.EventControllerKey.get_group.html)
  public var group: UInt {
    UInt(gtk_event_controller_key_get_group(eventControllerKeyPointer))
  }
}

extension EventControllerKey {
  /// [`gtk_event_controller_key_forward()`](https://docs.gtk.org/gtk4/method.EventControllerKey.forward.html)
  @discardableResult
  public func forward(_ widget: Widget) -> Bool {
    gtk_event_controller_key_forward(eventControllerKeyPointer, widget.widgetPointer) != 0
  }
}

extension EventControllerKey {
  /// [`GtkEventControllerKey::im-update`](https://docs.gtk.org/gtk4/signal.EventControllerKey.im-update.html)
  @discardableResult
  public func onImUpdate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("im-update", handler)
  }

  /// [`GtkEventControllerKey::key-pressed`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-pressed.html)
  @discardableResult
  public func onKeyPressed(_ handler: @escaping (UInt, UInt, ModifierType) -> Bool)
    -> SignalConnection
  {
    connect(
      "key-pressed",
      returning: { arguments in
        handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? [])
      })
  }

  /// [`GtkEventControllerKey::key-released`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-released.html)
  @discardableResult
  public func onKeyReleased(_ handler: @escaping (UInt, UInt, ModifierType) -> Void)
    -> SignalConnection
  {
    connect("key-released") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? [])
    }
  }

  /// [`GtkEventControllerKey::modifiers`](https://docs.gtk.org/gtk4/signal.EventControllerKey.modifiers.html)
  @discardableResult
  public func onModifiers(_ handler: @escaping (ModifierType) -> Bool) -> SignalConnection {
    connect(
      "modifiers",
      returning: { arguments in
        handler(arguments.value(0) ?? [])
      })
  }
}
#endif
