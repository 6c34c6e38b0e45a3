#if GTK
import CGTK

/// [`GtkGestureRotate`](https://docs.gtk.org/gtk4/class.GestureRotate.html)
open class GestureRotate: Gesture {
  /// `pointer`, as the functions of `GtkGestureRotate` take it.
  public var gestureRotatePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  /// [`gtk_gesture_rotate_new()`](https://docs.gtk.org/gtk4/ctor.GestureRotate.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_rotate_new(), by: "gtk_gesture_rotate_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureRotate {
  /// [`gtk_gesture_rotate_get_angle_delta()`](https://docs.gtk.org/gtk4/method.GestureRotate.get_angle_delta.html)
  public var angleDelta: Double {
    gtk_gesture_rotate_get_angle_delta(gestureRotatePointer)
  }
}

extension GestureRotate {
  /// [`GtkGestureRotate::angle-changed`](https://docs.gtk.org/gtk4/signal.GestureRotate.angle-changed.html)
  @discardableResult
  public func onAngleChanged(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("angle-changed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
