#if GTK
import CGTK

/// [`GtkGestureSingle`](https://docs.gtk.org/gtk4/class.GestureSingle.html)
open class GestureSingle: Gesture {
  /// `pointer`, as the functions of `GtkGestureSingle` take it.
  public var gestureSinglePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_gesture_single_get_type() }
}

extension GestureSingle {
  /// [`gtk_gesture_single_get_button()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_button.html),
  /// [`gtk_gesture_single_set_button()`](https://docs.gtk.org/gtk4/method.GestureSingle.set_button.html)
  public var button: UInt {
    get {
      UInt(gtk_gesture_single_get_button(gestureSinglePointer))
    }
    set {
      gtk_gesture_single_set_button(gestureSinglePointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_gesture_single_get_exclusive()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_exclusive.html),
  /// [`gtk_gesture_single_set_exclusive()`](https://docs.gtk.org/gtk4/method.GestureSingle.set_exclusive.html)
  public var exclusive: Bool {
    get {
      gtk_gesture_single_get_exclusive(gestureSinglePointer) != 0
    }
    set {
      gtk_gesture_single_set_exclusive(gestureSinglePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_gesture_single_get_touch_only()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_touch_only.html),
  /// [`gtk_gesture_single_set_touch_only()`](https://docs.gtk.org/gtk4/method.GestureSingle.set_touch_only.html)
  public var touchOnly: Bool {
    get {
      gtk_gesture_single_get_touch_only(gestureSinglePointer) != 0
    }
    set {
      gtk_gesture_single_set_touch_only(gestureSinglePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_gesture_single_get_current_button()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_button.html)
  public var currentButton: UInt {
    UInt(gtk_gesture_single_get_current_button(gestureSinglePointer))
  }
}
#endif
