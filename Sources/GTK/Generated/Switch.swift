#if GTK
import CGTK

/// [`GtkSwitch`](https://docs.gtk.org/gtk4/class.Switch.html)
open class Switch: Widget, Actionable {
  /// `pointer`, as the functions of `GtkSwitch` take it.
  public var switchPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_switch_get_type() }

  /// [`gtk_switch_new()`](https://docs.gtk.org/gtk4/ctor.Switch.new.html)
  public convenience init() {
    let made = constructed(gtk_switch_new(), by: "gtk_switch_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Switch {
  /// [`gtk_switch_get_active()`](https://docs.gtk.org/gtk4/method.Switch.get_active.html),
  /// [`gtk_switch_set_active()`](https://docs.gtk.org/gtk4/method.Switch.set_active.html)
  public var active: Bool {
    get {
      gtk_switch_get_active(switchPointer) != 0
    }
    set {
      gtk_switch_set_active(switchPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_switch_get_state()`](https://docs.gtk.org/gtk4/method.Switch.get_state.html),
  /// [`gtk_switch_set_state()`](https://docs.gtk.org/gtk4/method.Switch.set_state.html)
  public var state: Bool {
    get {
      gtk_switch_get_state(switchPointer) != 0
    }
    set {
      gtk_switch_set_state(switchPointer, newValue ? 1 : 0)
    }
  }
}

extension Switch {
  /// [`GtkSwitch::activate`](https://docs.gtk.org/gtk4/signal.Switch.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkSwitch::state-set`](https://docs.gtk.org/gtk4/signal.Switch.state-set.html)
  @discardableResult
  public func onStateSet(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "state-set",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }
}
#endif
