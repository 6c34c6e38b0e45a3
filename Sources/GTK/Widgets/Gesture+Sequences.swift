#if GTK
import CGTK

extension Gesture {
  /// Calls `handler` when the gesture is recognized: a press, or all the fingers that it needs.
  @discardableResult
  public func onBegin(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("begin", handler)
  }

  /// Calls `handler` when a recognized gesture ends, also when it was cancelled.
  @discardableResult
  public func onEnd(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("end", handler)
  }

  /// Calls `handler` when somebody else claims the input, or it is interrupted.
  @discardableResult
  public func onCancel(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("cancel", handler)
  }

  /// Calls `handler` when a point of a recognized gesture moves.
  @discardableResult
  public func onUpdate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("update", handler)
  }

  /// Where the last moved point is, in the widget's coordinates; nil while nothing is pressed.
  public var point: (x: Double, y: Double)? {
    var x: Double = 0
    var y: Double = 0
    let sequence = gtk_gesture_get_last_updated_sequence(gesturePointer)
    guard gtk_gesture_get_point(gesturePointer, sequence, &x, &y) != 0 else { return nil }
    return (x, y)
  }

  /// The middle between the points that are pressed, in the widget's coordinates; nil while nothing
  /// is.
  public var boundingBoxCenter: (x: Double, y: Double)? {
    var x: Double = 0
    var y: Double = 0
    guard gtk_gesture_get_bounding_box_center(gesturePointer, &x, &y) != 0 else { return nil }
    return (x, y)
  }
}

extension GestureDrag {
  /// Where the drag began, in the widget's coordinates; nil while there is none.
  public var startPoint: (x: Double, y: Double)? {
    var x: Double = 0
    var y: Double = 0
    guard gtk_gesture_drag_get_start_point(gestureDragPointer, &x, &y) != 0 else { return nil }
    return (x, y)
  }

  /// How far the drag has got; nil while there is none.
  public var offset: (x: Double, y: Double)? {
    var x: Double = 0
    var y: Double = 0
    guard gtk_gesture_drag_get_offset(gestureDragPointer, &x, &y) != 0 else { return nil }
    return (x, y)
  }
}
#endif
