#if GTK
import CGTK

/// [`GtkGestureDrag`](https://docs.gtk.org/gtk4/class.GestureDrag.html)
open class GestureDrag: GestureSingle {
  /// `pointer`, as the functions of `GtkGestureDrag` take it.
  public var gestureDragPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_drag_get_type() }

  /// [`gtk_gesture_drag_new()`](https://docs.gtk.org/gtk4/ctor.GestureDrag.new.html)
  public convenience init() {
    let made = constructed(gtk_gesture_drag_new(), by: "gtk_gesture_drag_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GestureDrag {
  /// [`GtkGestureDrag::drag-begin`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-begin.html)
  @discardableResult
  public func onDragBegin(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("drag-begin") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkGestureDrag::drag-end`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-end.html)
  @discardableResult
  public func onDragEnd(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("drag-end") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkGestureDrag::drag-update`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-update.html)
  @discardableResult
  public func onDragUpdate(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("drag-update") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
