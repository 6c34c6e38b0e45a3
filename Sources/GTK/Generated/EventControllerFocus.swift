#if GTK
import CGTK

/// [`GtkEventControllerFocus`](https://docs.gtk.org/gtk4/class.EventControllerFocus.html)
open class EventControllerFocus: EventController {
  /// `pointer`, as the functions of `GtkEventControllerFocus` take it.
  public var eventControllerFocusPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  /// [`gtk_event_controller_focus_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerFocus.new.html)
  public convenience init() {
    let made = constructed(gtk_event_controller_focus_new(), by: "gtk_event_controller_focus_new")
    self.init(raw: made, transfer: .full)
  }
}

extension EventControllerFocus {
  /// [`gtk_event_controller_focus_contains_focus()`](https://docs.gtk.org/gtk4/method.EventControllerFocus.contains_focus.html)
  public var containsFocus: Bool {
    gtk_event_controller_focus_contains_focus(eventControllerFocusPointer) != 0
  }

  /// [`gtk_event_controller_focus_is_focus()`](https://docs.gtk.org/gtk4/method.EventControllerFocus.is_focus.html)
  public var isFocus: Bool {
    gtk_event_controller_focus_is_focus(eventControllerFocusPointer) != 0
  }
}

extension EventControllerFocus {
  /// [`GtkEventControllerFocus::enter`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.enter.html)
  @discardableResult
  public func onEnter(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("enter", handler)
  }

  /// [`GtkEventControllerFocus::leave`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.leave.html)
  @discardableResult
  public func onLeave(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("leave", handler)
  }
}
#endif
