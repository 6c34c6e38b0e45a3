#if GTK
import CGTK

/// [`GtkEventControllerMotion`](https://docs.gtk.org/gtk4/class.EventControllerMotion.html)
open class EventControllerMotion: EventController {
  /// `pointer`, as the functions of `GtkEventControllerMotion` take it.
  public var eventControllerMotionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  /// [`gtk_event_controller_motion_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerMotion.new.html)
  public convenience init() {
    let made = constructed(gtk_event_controller_motion_new(), by: "gtk_event_controller_motion_new")
    self.init(raw: made, transfer: .full)
  }
}

extension EventControllerMotion {
  /// [`gtk_event_controller_motion_contains_pointer()`](https://docs.gtk.org/gtk4/method.EventControllerMotion.contains_pointer.html)
  public var containsPointer: Bool {
    gtk_event_controller_motion_contains_pointer(eventControllerMotionPointer) != 0
  }

  /// [`gtk_event_controller_motion_is_pointer()`](https://docs.gtk.org/gtk4/method.EventControllerMotion.is_pointer.html)
  public var isPointer: Bool {
    gtk_event_controller_motion_is_pointer(eventControllerMotionPointer) != 0
  }
}

extension EventControllerMotion {
  /// [`GtkEventControllerMotion::enter`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.enter.html)
  @discardableResult
  public func onEnter(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("enter") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkEventControllerMotion::leave`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.leave.html)
  @discardableResult
  public func onLeave(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("leave", handler)
  }

  /// [`GtkEventControllerMotion::motion`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.motion.html)
  @discardableResult
  public func onMotion(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("motion") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
