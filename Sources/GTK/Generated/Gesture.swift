#if GTK
import CGTK

/// [`GtkGesture`](https://docs.gtk.org/gtk4/class.Gesture.html)
open class Gesture: EventController {
  /// `pointer`, as the functions of `GtkGesture` take it.
  public var gesturePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_get_type() }
}

extension Gesture {
  /// [`GtkGesture:n-points`](https://docs.gtk.org/gtk4/property.Gesture.n-points.html)
  public var nPoints: UInt {
    property("n-points") ?? 0
  }

  /// [`gtk_gesture_get_device()`](https://docs.gtk.org/gtk4/method.Gesture.get_device.html)
  public var device: Device? {
    Device.wrap(gtk_gesture_get_device(gesturePointer))
  }

  /// [`gtk_gesture_is_active()`](https://docs.gtk.org/gtk4/method.Gesture.is_active.html)
  public var isActive: Bool {
    gtk_gesture_is_active(gesturePointer) != 0
  }

  /// [`gtk_gesture_is_recognized()`](https://docs.gtk.org/gtk4/method.Gesture.is_recognized.html)
  public var isRecognized: Bool {
    gtk_gesture_is_recognized(gesturePointer) != 0
  }
}

extension Gesture {
  /// [`gtk_gesture_group()`](https://docs.gtk.org/gtk4/method.Gesture.group.html)
  public func group(_ gesture: Gesture) {
    gtk_gesture_group(gesturePointer, gesture.gesturePointer)
  }

  /// [`gtk_gesture_is_grouped_with()`](https://docs.gtk.org/gtk4/method.Gesture.is_grouped_with.html)
  @discardableResult
  public func isGroupedWith(_ other: Gesture) -> Bool {
    gtk_gesture_is_grouped_with(gesturePointer, other.gesturePointer) != 0
  }

  /// [`gtk_gesture_set_state()`](https://docs.gtk.org/gtk4/method.Gesture.set_state.html)
  @discardableResult
  public func setState(_ state: EventSequenceState) -> Bool {
    gtk_gesture_set_state(gesturePointer, state.cValue) != 0
  }

  /// [`gtk_gesture_ungroup()`](https://docs.gtk.org/gtk4/method.Gesture.ungroup.html)
  public func ungroup() {
    gtk_gesture_ungroup(gesturePointer)
  }
}
#endif
