#if GTK
import CGTK

/// [`GtkGestureClick`](https://docs.gtk.org/gtk4/class.GestureClick.html)
open class GestureClick: GestureSingle {
  /// `pointer`, as the functions of `GtkGestureClick` take it.
  public var gestureClickPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_click_get_type() }

  /// [`gtk_gesture_click_new()`](https://docs.gtk.org/gtk4/ctor.GestureClick.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_click_new(), by: "gtk_gesture_click_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureClick {
  /// [`GtkGestureClick::pressed`](https://docs.gtk.org/gtk4/signal.GestureClick.pressed.html)
  @discardableResult
  public func onPressed(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection {
    connect("pressed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? 0)
    }
  }

  /// [`GtkGestureClick::released`](https://docs.gtk.org/gtk4/signal.GestureClick.released.html)
  @discardableResult
  public func onReleased(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection {
    connect("released") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? 0)
    }
  }

  /// [`GtkGestureClick::stopped`](https://docs.gtk.org/gtk4/signal.GestureClick.stopped.html)
  @discardableResult
  public func onStopped(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("stopped", handler)
  }
}
#endif
