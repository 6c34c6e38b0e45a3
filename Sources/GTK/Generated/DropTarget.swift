#if GTK
import CGTK

/// [`GtkDropTarget`](https://docs.gtk.org/gtk4/class.DropTarget.html)
open class DropTarget: EventController {
  /// `pointer`, as the functions of `GtkDropTarget` take it.
  public var dropTargetPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_drop_target_get_type() }
}

extension DropTarget {
  /// [`gtk_drop_target_get_actions()`](https://docs.gtk.org/gtk4/method.DropTarget.get_actions.html),
  /// [`gtk_drop_target_set_actions()`](https://docs.gtk.org/gtk4/method.DropTarget.set_actions.html)
  public var actions: DragAction {
    get {
      DragAction(gtk_drop_target_get_actions(dropTargetPointer))
    }
    set {
      gtk_drop_target_set_actions(dropTargetPointer, newValue.cValue)
    }
  }

  /// [`gtk_drop_target_get_preload()`](https://docs.gtk.org/gtk4/method.DropTarget.get_preload.html),
  /// [`gtk_drop_target_set_preload()`](https://docs.gtk.org/gtk4/method.DropTarget.set_preload.html)
  public var preload: Bool {
    get {
      gtk_drop_target_get_preload(dropTargetPointer) != 0
    }
    set {
      gtk_drop_target_set_preload(dropTargetPointer, newValue ? 1 : 0)
    }
  }
}

extension DropTarget {
  /// [`gtk_drop_target_reject()`](https://docs.gtk.org/gtk4/method.DropTarget.reject.html)
  public func reject() {
    gtk_drop_target_reject(dropTargetPointer)
  }
}

extension DropTarget {
  /// [`GtkDropTarget::enter`](https://docs.gtk.org/gtk4/signal.DropTarget.enter.html)
  @discardableResult
  public func onEnter(_ handler: @escaping (Double, Double) -> DragAction) -> SignalConnection {
    connect(
      "enter",
      returning: { arguments in
        handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
      })
  }

  /// [`GtkDropTarget::leave`](https://docs.gtk.org/gtk4/signal.DropTarget.leave.html)
  @discardableResult
  public func onLeave(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("leave", handler)
  }

  /// [`GtkDropTarget::motion`](https://docs.gtk.org/gtk4/signal.DropTarget.motion.html)
  @discardableResult
  public func onMotion(_ handler: @escaping (Double, Double) -> DragAction) -> SignalConnection {
    connect(
      "motion",
      returning: { arguments in
        handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
      })
  }
}
#endif
