#if GTK
import CGTK

/// [`GtkGestureZoom`](https://docs.gtk.org/gtk4/class.GestureZoom.html)
open class GestureZoom: Gesture {
  /// `pointer`, as the functions of `GtkGestureZoom` take it.
  public var gestureZoomPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  /// [`gtk_gesture_zoom_new()`](https://docs.gtk.org/gtk4/ctor.GestureZoom.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_zoom_new(), by: "gtk_gesture_zoom_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureZoom {
  /// [`gtk_gesture_zoom_get_scale_delta()`](https://docs.gtk.org/gtk4/method.GestureZoom.get_scale_delta.html)
  public var scaleDelta: Double {
    gtk_gesture_zoom_get_scale_delta(gestureZoomPointer)
  }
}

extension GestureZoom {
  /// [`GtkGestureZoom::scale-changed`](https://docs.gtk.org/gtk4/signal.GestureZoom.scale-changed.html)
  @discardableResult
  public func onScaleChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
    connect("scale-changed") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
