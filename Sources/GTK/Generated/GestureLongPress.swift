#if GTK
import CGTK

/// [`GtkGestureLongPress`](https://docs.gtk.org/gtk4/class.GestureLongPress.html)
open class GestureLongPress: GestureSingle {
  /// `pointer`, as the functions of `GtkGestureLongPress` take it.
  public var gestureLongPressPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  /// [`gtk_gesture_long_press_new()`](https://docs.gtk.org/gtk4/ctor.GestureLongPress.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_long_press_new(), by: "gtk_gesture_long_press_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureLongPress {
  /// [`gtk_gesture_long_press_get_delay_factor()`](https://docs.gtk.org/gtk4/method.GestureLongPress.get_delay_factor.html),
  /// [`gtk_gesture_long_press_set_delay_factor()`](https://docs.gtk.org/gtk4/method.GestureLongPress.set_delay_factor.html)
  public var delayFactor: Double {
    get {
      gtk_gesture_long_press_get_delay_factor(gestureLongPressPointer)
    }
    set {
      gtk_gesture_long_press_set_delay_factor(gestureLongPressPointer, newValue)
    }
  }
}

extension GestureLongPress {
  /// [`GtkGestureLongPress::cancelled`](https://docs.gtk.org/gtk4/signal.GestureLongPress.cancelled.html)
  @discardableResult
  public func onCancelled(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("cancelled", handler)
  }

  /// [`GtkGestureLongPress::pressed`](https://docs.gtk.org/gtk4/signal.GestureLongPress.pressed.html)
  @discardableResult
  public func onPressed(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("pressed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
