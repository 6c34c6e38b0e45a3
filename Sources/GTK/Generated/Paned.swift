#if GTK
import CGTK

/// [`GtkPaned`](https://docs.gtk.org/gtk4/class.Paned.html)
open class Paned: Widget, Orientable {
  /// `pointer`, as the functions of `GtkPaned` take it.
  public var panedPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_paned_get_type() }

  /// [`gtk_paned_new()`](https://docs.gtk.org/gtk4/ctor.Paned.new.html)
  public convenience init(orientation: Orientation) {
    let made = constructed(gtk_paned_new(orientation.cValue), by: "gtk_paned_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Paned {
  /// [`gtk_paned_get_end_child()`](https://docs.gtk.org/gtk4/method.Paned.get_end_child.html),
  /// [`gtk_paned_set_end_child()`](https://docs.gtk.org/gtk4/method.Paned.set_end_child.html)
  public var endChild: Widget? {
    get {
      Widget.wrap(gtk_paned_get_end_child(panedPointer))
    }
    set {
      gtk_paned_set_end_child(panedPointer, newValue?.widgetPointer)
    }
  }

  /// [`GtkPaned:max-position`](https://docs.gtk.org/gtk4/property.Paned.max-position.html)
  public var maxPosition: Int {
    property("max-position") ?? 0
  }

  /// [`GtkPaned:min-position`](https://docs.gtk.org/gtk4/property.Paned.min-position.html)
  public var minPosition: Int {
    property("min-position") ?? 0
  }

  /// [`gtk_paned_get_position()`](https://docs.gtk.org/gtk4/method.Paned.get_position.html),
  /// [`gtk_paned_set_position()`](https://docs.gtk.org/gtk4/method.Paned.set_position.html)
  public var position: Int {
    get {
      Int(gtk_paned_get_position(panedPointer))
    }
    set {
      gtk_paned_set_position(panedPointer, gint(clamping: newValue))
    }
  }

  /// [`GtkPaned:position-set`](https://docs.gtk.org/gtk4/property.Paned.position-set.html)
  public var positionSet: Bool {
    get {
      property("position-set") ?? false
    }
    set {
      setProperty("position-set", newValue)
    }
  }

  /// [`gtk_paned_get_resize_end_child()`](https://docs.gtk.org/gtk4/method.Paned.get_resize_end_child.html),
  /// [`gtk_paned_set_resize_end_child()`](https://docs.gtk.org/gtk4/method.Paned.set_resize_end_child.html)
  public var resizeEndChild: Bool {
    get {
      gtk_paned_get_resize_end_child(panedPointer) != 0
    }
    set {
      gtk_paned_set_resize_end_child(panedPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_paned_get_resize_start_child()`](https://docs.gtk.org/gtk4/method.Paned.get_resize_start_child.html),
  /// [`gtk_paned_set_resize_start_child()`](https://docs.gtk.org/gtk4/method.Paned.set_resize_start_child.html)
  public var resizeStartChild: Bool {
    get {
      gtk_paned_get_resize_start_child(panedPointer) != 0
    }
    set {
      gtk_paned_set_resize_start_child(panedPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_paned_get_shrink_end_child()`](https://docs.gtk.org/gtk4/method.Paned.get_shrink_end_child.html),
  /// [`gtk_paned_set_shrink_end_child()`](https://docs.gtk.org/gtk4/method.Paned.set_shrink_end_child.html)
  public var shrinkEndChild: Bool {
    get {
      gtk_paned_get_shrink_end_child(panedPointer) != 0
    }
    set {
      gtk_paned_set_shrink_end_child(panedPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_paned_get_shrink_start_child()`](https://docs.gtk.org/gtk4/method.Paned.get_shrink_start_child.html),
  /// [`gtk_paned_set_shrink_start_child()`](https://docs.gtk.org/gtk4/method.Paned.set_shrink_start_child.html)
  public var shrinkStartChild: Bool {
    get {
      gtk_paned_get_shrink_start_child(panedPointer) != 0
    }
    set {
      gtk_paned_set_shrink_start_child(panedPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_paned_get_start_child()`](https://docs.gtk.org/gtk4/method.Paned.get_start_child.html),
  /// [`gtk_paned_set_start_child()`](https://docs.gtk.org/gtk4/method.Paned.set_start_child.html)
  public var startChild: Widget? {
    get {
      Widget.wrap(gtk_paned_get_start_child(panedPointer))
    }
    set {
      gtk_paned_set_start_child(panedPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_paned_get_wide_handle()`](https://docs.gtk.org/gtk4/method.Paned.get_wide_handle.html),
  /// [`gtk_paned_set_wide_handle()`](https://docs.gtk.org/gtk4/method.Paned.set_wide_handle.html)
  public var wideHandle: Bool {
    get {
      gtk_paned_get_wide_handle(panedPointer) != 0
    }
    set {
      gtk_paned_set_wide_handle(panedPointer, newValue ? 1 : 0)
    }
  }
}

extension Paned {
  /// [`GtkPaned::accept-position`](https://docs.gtk.org/gtk4/signal.Paned.accept-position.html)
  @discardableResult
  public func onAcceptPosition(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("accept-position", returning: { _ in handler() })
  }

  /// [`GtkPaned::cancel-position`](https://docs.gtk.org/gtk4/signal.Paned.cancel-position.html)
  @discardableResult
  public func onCancelPosition(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("cancel-position", returning: { _ in handler() })
  }

  /// [`GtkPaned::cycle-child-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-child-focus.html)
  @discardableResult
  public func onCycleChildFocus(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "cycle-child-focus",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }

  /// [`GtkPaned::cycle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-handle-focus.html)
  @discardableResult
  public func onCycleHandleFocus(_ handler: @escaping (Bool) -> Bool) -> SignalConnection {
    connect(
      "cycle-handle-focus",
      returning: { arguments in
        handler(arguments.value(0) ?? false)
      })
  }

  /// [`GtkPaned::move-handle`](https://docs.gtk.org/gtk4/signal.Paned.move-handle.html)
  @discardableResult
  public func onMoveHandle(_ handler: @escaping (ScrollType) -> Bool) -> SignalConnection {
    connect(
      "move-handle",
      returning: { arguments in
        handler(arguments.value(0) ?? .none)
      })
  }

  /// [`GtkPaned::toggle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.toggle-handle-focus.html)
  @discardableResult
  public func onToggleHandleFocus(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("toggle-handle-focus", returning: { _ in handler() })
  }
}
#endif
