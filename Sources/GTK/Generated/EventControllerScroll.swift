#if GTK
import CGTK

/// [`GtkEventControllerScroll`](https://docs.gtk.org/gtk4/class.EventControllerScroll.html)
open class EventControllerScroll: EventController {
  /// `pointer`, as the functions of `GtkEventControllerScroll` take it.
  public var eventControllerScrollPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  /// [`gtk_event_controller_scroll_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerScroll.new.html)
  public convenience init(flags: EventControllerScrollFlags) {
    let made = constructed(
      gtk_event_controller_scroll_new(flags.cValue), by: "gtk_event_controller_scroll_new")
    self.init(raw: made, transfer: .full)
  }
}

extension EventControllerScroll {
  /// [`gtk_event_controller_scroll_get_flags()`](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_flags.html),
  /// [`gtk_event_controller_scroll_set_flags()`](https://docs.gtk.org/gtk4/method.EventControllerScroll.set_flags.html)
  public var flags: EventControllerScrollFlags {
    get {
      EventControllerScrollFlags(
        gtk_event_controller_scroll_get_flags(eventControllerScrollPointer))
    }
    set {
      gtk_event_controller_scroll_set_flags(eventControllerScrollPointer, newValue.cValue)
    }
  }

  /// [`gtk_event_controller_scroll_get_unit()`](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_unit.html)
  public var unit: ScrollUnit {
    ScrollUnit(gtk_event_controller_scroll_get_unit(eventControllerScrollPointer))
  }
}

extension EventControllerScroll {
  /// [`GtkEventControllerScroll::decelerate`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.decelerate.html)
  @discardableResult
  public func onDecelerate(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
    connect("decelerate") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkEventControllerScroll::scroll`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll.html)
  @discardableResult
  public func onScroll(_ handler: @escaping (Double, Double) -> Bool) -> SignalConnection {
    connect(
      "scroll",
      returning: { arguments in
        handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
      })
  }

  /// [`GtkEventControllerScroll::scroll-begin`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-begin.html)
  @discardableResult
  public func onScrollBegin(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("scroll-begin", handler)
  }

  /// [`GtkEventControllerScroll::scroll-end`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-end.html)
  @discardableResult
  public func onScrollEnd(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("scroll-end", handler)
  }
}
#endif
