#if GTK
import CGTK

/// [`GtkScrolledWindow`](https://docs.gtk.org/gtk4/class.ScrolledWindow.html)
open class ScrolledWindow: Widget {
  /// `pointer`, as the functions of `GtkScrolledWindow` take it.
  public var scrolledWindowPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_scrolled_window_get_type() }

  /// [`gtk_scrolled_window_new()`](https://docs.gtk.org/gtk4/ctor.ScrolledWindow.new.html)
  public convenience init() {
    let made = constructed(gtk_scrolled_window_new(), by: "gtk_scrolled_window_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ScrolledWindow {
  /// [`gtk_scrolled_window_get_child()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_child.html),
  /// [`gtk_scrolled_window_set_child()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_scrolled_window_get_child(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_child(scrolledWindowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_scrolled_window_get_hadjustment()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hadjustment.html),
  /// [`gtk_scrolled_window_set_hadjustment()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_hadjustment.html)
  public var hadjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_scrolled_window_get_hadjustment(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_hadjustment(scrolledWindowPointer, newValue?.adjustmentPointer)
    }
  }

  /// [`gtk_scrolled_window_get_has_frame()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_has_frame.html),
  /// [`gtk_scrolled_window_set_has_frame()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_has_frame.html)
  public var hasFrame: Bool {
    get {
      gtk_scrolled_window_get_has_frame(scrolledWindowPointer) != 0
    }
    set {
      gtk_scrolled_window_set_has_frame(scrolledWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkScrolledWindow:hscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html)
  public var hscrollbarPolicy: PolicyType {
    get {
      property("hscrollbar-policy") ?? .always
    }
    set {
      setProperty("hscrollbar-policy", newValue)
    }
  }

  /// [`gtk_scrolled_window_get_kinetic_scrolling()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_kinetic_scrolling.html),
  /// [`gtk_scrolled_window_set_kinetic_scrolling()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_kinetic_scrolling.html)
  public var kineticScrolling: Bool {
    get {
      gtk_scrolled_window_get_kinetic_scrolling(scrolledWindowPointer) != 0
    }
    set {
      gtk_scrolled_window_set_kinetic_scrolling(scrolledWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scrolled_window_get_max_content_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_max_content_height.html),
  /// [`gtk_scrolled_window_set_max_content_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_max_content_height.html)
  public var maxContentHeight: Int {
    get {
      Int(gtk_scrolled_window_get_max_content_height(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_max_content_height(scrolledWindowPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_scrolled_window_get_max_content_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_max_content_width.html),
  /// [`gtk_scrolled_window_set_max_content_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_max_content_width.html)
  public var maxContentWidth: Int {
    get {
      Int(gtk_scrolled_window_get_max_content_width(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_max_content_width(scrolledWindowPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_scrolled_window_get_min_content_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_min_content_height.html),
  /// [`gtk_scrolled_window_set_min_content_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_min_content_height.html)
  public var minContentHeight: Int {
    get {
      Int(gtk_scrolled_window_get_min_content_height(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_min_content_height(scrolledWindowPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_scrolled_window_get_min_content_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_min_content_width.html),
  /// [`gtk_scrolled_window_set_min_content_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_min_content_width.html)
  public var minContentWidth: Int {
    get {
      Int(gtk_scrolled_window_get_min_content_width(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_min_content_width(scrolledWindowPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_scrolled_window_get_overlay_scrolling()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_overlay_scrolling.html),
  /// [`gtk_scrolled_window_set_overlay_scrolling()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_overlay_scrolling.html)
  public var overlayScrolling: Bool {
    get {
      gtk_scrolled_window_get_overlay_scrolling(scrolledWindowPointer) != 0
    }
    set {
      gtk_scrolled_window_set_overlay_scrolling(scrolledWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scrolled_window_get_propagate_natural_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_propagate_natural_height.html),
  /// [`gtk_scrolled_window_set_propagate_natural_height()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_propagate_natural_height.html)
  public var propagateNaturalHeight: Bool {
    get {
      gtk_scrolled_window_get_propagate_natural_height(scrolledWindowPointer) != 0
    }
    set {
      gtk_scrolled_window_set_propagate_natural_height(scrolledWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scrolled_window_get_propagate_natural_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_propagate_natural_width.html),
  /// [`gtk_scrolled_window_set_propagate_natural_width()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_propagate_natural_width.html)
  public var propagateNaturalWidth: Bool {
    get {
      gtk_scrolled_window_get_propagate_natural_width(scrolledWindowPointer) != 0
    }
    set {
      gtk_scrolled_window_set_propagate_natural_width(scrolledWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scrolled_window_get_vadjustment()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vadjustment.html),
  /// [`gtk_scrolled_window_set_vadjustment()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_vadjustment.html)
  public var vadjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_scrolled_window_get_vadjustment(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_vadjustment(scrolledWindowPointer, newValue?.adjustmentPointer)
    }
  }

  /// [`GtkScrolledWindow:vscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html)
  public var vscrollbarPolicy: PolicyType {
    get {
      property("vscrollbar-policy") ?? .always
    }
    set {
      setProperty("vscrollbar-policy", newValue)
    }
  }

  /// [`GtkScrolledWindow:window-placement`](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html)
  public var windowPlacement: CornerType {
    get {
      property("window-placement") ?? .topLeft
    }
    set {
      setProperty("window-placement", newValue)
    }
  }

  /// [`gtk_scrolled_window_get_hscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hscrollbar.html)
  public var hscrollbar: Widget? {
    Widget.wrap(gtk_scrolled_window_get_hscrollbar(scrolledWindowPointer))
  }

  /// [`gtk_scrolled_window_get_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_placement.html),
  /// [`gtk_scrolled_window_set_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_placement.html)
  public var placement: CornerType {
    get {
      CornerType(gtk_scrolled_window_get_placement(scrolledWindowPointer))
    }
    set {
      gtk_scrolled_window_set_placement(scrolledWindowPointer, newValue.cValue)
    }
  }

  /// [`gtk_scrolled_window_get_vscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vscrollbar.html)
  public var vscrollbar: Widget? {
    Widget.wrap(gtk_scrolled_window_get_vscrollbar(scrolledWindowPointer))
  }
}

extension ScrolledWindow {
  /// [`gtk_scrolled_window_set_policy()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_policy.html)
  public func setPolicy(_ hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(
      scrolledWindowPointer, hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
  }

  /// [`gtk_scrolled_window_unset_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.unset_placement.html)
  public func unsetPlacement() {
    gtk_scrolled_window_unset_placement(scrolledWindowPointer)
  }
}

extension ScrolledWindow {
  /// [`GtkScrolledWindow::edge-overshot`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html)
  @discardableResult
  public func onEdgeOvershot(_ handler: @escaping (PositionType) -> Void) -> SignalConnection {
    connect("edge-overshot") { arguments in
      handler(arguments.value(0) ?? .left)
    }
  }

  /// [`GtkScrolledWindow::edge-reached`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-reached.html)
  @discardableResult
  public func onEdgeReached(_ handler: @escaping (PositionType) -> Void) -> SignalConnection {
    connect("edge-reached") { arguments in
      handler(arguments.value(0) ?? .left)
    }
  }

  /// [`GtkScrolledWindow::move-focus-out`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.move-focus-out.html)
  @discardableResult
  public func onMoveFocusOut(_ handler: @escaping (DirectionType) -> Void) -> SignalConnection {
    connect("move-focus-out") { arguments in
      handler(arguments.value(0) ?? .tabForward)
    }
  }

  /// [`GtkScrolledWindow::scroll-child`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.scroll-child.html)
  @discardableResult
  public func onScrollChild(_ handler: @escaping (ScrollType, Bool) -> Bool) -> SignalConnection {
    connect(
      "scroll-child",
      returning: { arguments in
        handler(arguments.value(0) ?? .none, arguments.value(1) ?? false)
      })
  }
}
#endif
