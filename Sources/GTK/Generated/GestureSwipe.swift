#if GTK
import CGTK

/// [`GtkGestureSwipe`](https://docs.gtk.org/gtk4/class.GestureSwipe.html)
open class GestureSwipe: GestureSingle {
  /// `pointer`, as the functions of `GtkGestureSwipe` take it.
  public var gestureSwipePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  /// [`gtk_gesture_swipe_new()`](https://docs.gtk.org/gtk4/ctor.GestureSwipe.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_swipe_new(), by: "gtk_gesture_swipe_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureSwipe {
  /// [`GtkGestureSwipe::swipe`](https://docs.gtk.org/gtk4/signal.GestureSwipe.swipe.html)
  @discardableResult
  public func onSwipe(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("swipe") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
