#if GTK
import CGTK

/// [`GtkEventController`](https://docs.gtk.org/gtk4/class.EventController.html)
open class EventController: Object {
  /// `pointer`, as the functions of `GtkEventController` take it.
  public var eventControllerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_event_controller_get_type() }
}

extension EventController {
  /// [`gtk_event_controller_get_name()`](https://docs.gtk.org/gtk4/method.EventController.get_name.html),
  /// [`gtk_event_controller_set_name()`](https://docs.gtk.org/gtk4/method.EventController.set_name.html)
  public var name: String? {
    get {
      optionalSwiftString(gtk_event_controller_get_name(eventControllerPointer))
    }
    set {
      gtk_event_controller_set_name(eventControllerPointer, newValue)
    }
  }

  /// [`gtk_event_controller_get_propagation_limit()`](https://docs.gtk.org/gtk4/method.EventController.get_propagation_limit.html),
  /// [`gtk_event_controller_set_propagation_limit()`](https://docs.gtk.org/gtk4/method.EventController.set_propagation_limit.html)
  public var propagationLimit: PropagationLimit {
    get {
      PropagationLimit(gtk_event_controller_get_propagation_limit(eventControllerPointer))
    }
    set {
      gtk_event_controller_set_propagation_limit(eventControllerPointer, newValue.cValue)
    }
  }

  /// [`gtk_event_controller_get_propagation_phase()`](https://docs.gtk.org/gtk4/method.EventController.get_propagation_phase.html),
  /// [`gtk_event_controller_set_propagation_phase()`](https://docs.gtk.org/gtk4/method.EventController.set_propagation_phase.html)
  public var propagationPhase: PropagationPhase {
    get {
      PropagationPhase(gtk_event_controller_get_propagation_phase(eventControllerPointer))
    }
    set {
      gtk_event_controller_set_propagation_phase(eventControllerPointer, newValue.cValue)
    }
  }

  /// [`gtk_event_controller_get_widget()`](https://docs.gtk.org/gtk4/method.EventController.get_widget.html)
  public var widget: Widget? {
    Widget.wrap(gtk_event_controller_get_widget(eventControllerPointer))
  }

  /// [`gtk_event_controller_get_current_event_device()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_device.html)
  public var currentEventDevice: Device? {
    Device.wrap(gtk_event_controller_get_current_event_device(eventControllerPointer))
  }

  /// [`gtk_event_controller_get_current_event_state()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_state.html)
  public var currentEventState: ModifierType {
    ModifierType(gtk_event_controller_get_current_event_state(eventControllerPointer))
  }

  /// [`gtk_event_controller_get_current_event_time()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_time.html)
  public var currentEventTime: UInt {
    UInt(gtk_event_controller_get_current_event_time(eventControllerPointer))
  }
}

extension EventController {
  /// [`gtk_event_controller_reset()`](https://docs.gtk.org/gtk4/method.EventController.reset.html)
  public func reset() {
    gtk_event_controller_reset(eventControllerPointer)
  }

  /// [`gtk_event_controller_set_static_name()`](https://docs.gtk.org/gtk4/method.EventController.set_static_name.html)
  public func setStaticName(_ name: String?) {
    gtk_event_controller_set_static_name(eventControllerPointer, name)
  }
}
#endif
