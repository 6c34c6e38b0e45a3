#if GTK
import CGTK

/// [`GtkFlowBox`](https://docs.gtk.org/gtk4/class.FlowBox.html)
open class FlowBox: Widget, Orientable {
  /// `pointer`, as the functions of `GtkFlowBox` take it.
  public var flowBoxPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_flow_box_get_type() }

  /// [`gtk_flow_box_new()`](https://docs.gtk.org/gtk4/ctor.FlowBox.new.html)
  public convenience init() {
    let made = constructed(gtk_flow_box_new(), by: "gtk_flow_box_new")
    self.init(raw: made, transfer: .none)
  }
}

extension FlowBox {
  /// [`GtkFlowBox:accept-unpaired-release`](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
  public var acceptUnpairedRelease: Bool {
    get {
      property("accept-unpaired-release") ?? false
    }
    set {
      setProperty("accept-unpaired-release", newValue)
    }
  }

  /// [`gtk_flow_box_get_activate_on_single_click()`](https://docs.gtk.org/gtk4/method.FlowBox.get_activate_on_single_click.html),
  /// [`gtk_flow_box_set_activate_on_single_click()`](https://docs.gtk.org/gtk4/method.FlowBox.set_activate_on_single_click.html)
  public var activateOnSingleClick: Bool {
    get {
      gtk_flow_box_get_activate_on_single_click(flowBoxPointer) != 0
    }
    set {
      gtk_flow_box_set_activate_on_single_click(flowBoxPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_flow_box_get_column_spacing()`](https://docs.gtk.org/gtk4/method.FlowBox.get_column_spacing.html),
  /// [`gtk_flow_box_set_column_spacing()`](https://docs.gtk.org/gtk4/method.FlowBox.set_column_spacing.html)
  public var columnSpacing: UInt {
    get {
      UInt(gtk_flow_box_get_column_spacing(flowBoxPointer))
    }
    set {
      gtk_flow_box_set_column_spacing(flowBoxPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_flow_box_get_homogeneous()`](https://docs.gtk.org/gtk4/method.FlowBox.get_homogeneous.html),
  /// [`gtk_flow_box_set_homogeneous()`](https://docs.gtk.org/gtk4/method.FlowBox.set_homogeneous.html)
  public var homogeneous: Bool {
    get {
      gtk_flow_box_get_homogeneous(flowBoxPointer) != 0
    }
    set {
      gtk_flow_box_set_homogeneous(flowBoxPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_flow_box_get_max_children_per_line()`](https://docs.gtk.org/gtk4/method.FlowBox.get_max_children_per_line.html),
  /// [`gtk_flow_box_set_max_children_per_line()`](https://docs.gtk.org/gtk4/method.FlowBox.set_max_children_per_line.html)
  public var maxChildrenPerLine: UInt {
    get {
      UInt(gtk_flow_box_get_max_children_per_line(flowBoxPointer))
    }
    set {
      gtk_flow_box_set_max_children_per_line(flowBoxPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_flow_box_get_min_children_per_line()`](https://docs.gtk.org/gtk4/method.FlowBox.get_min_children_per_line.html),
  /// [`gtk_flow_box_set_min_children_per_line()`](https://docs.gtk.org/gtk4/method.FlowBox.set_min_children_per_line.html)
  public var minChildrenPerLine: UInt {
    get {
      UInt(gtk_flow_box_get_min_children_per_line(flowBoxPointer))
    }
    set {
      gtk_flow_box_set_min_children_per_line(flowBoxPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_flow_box_get_row_spacing()`](https://docs.gtk.org/gtk4/method.FlowBox.get_row_spacing.html),
  /// [`gtk_flow_box_set_row_spacing()`](https://docs.gtk.org/gtk4/method.FlowBox.set_row_spacing.html)
  public var rowSpacing: UInt {
    get {
      UInt(gtk_flow_box_get_row_spacing(flowBoxPointer))
    }
    set {
      gtk_flow_box_set_row_spacing(flowBoxPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_flow_box_get_selection_mode()`](https://docs.gtk.org/gtk4/method.FlowBox.get_selection_mode.html),
  /// [`gtk_flow_box_set_selection_mode()`](https://docs.gtk.org/gtk4/method.FlowBox.set_selection_mode.html)
  public var selectionMode: SelectionMode {
    get {
      SelectionMode(gtk_flow_box_get_selection_mode(flowBoxPointer))
    }
    set {
      gtk_flow_box_set_selection_mode(flowBoxPointer, newValue.cValue)
    }
  }
}

extension FlowBox {
  /// [`gtk_flow_box_append()`](https://docs.gtk.org/gtk4/method.FlowBox.append.html)
  public func append(_ child: Widget) {
    gtk_flow_box_append(flowBoxPointer, child.widgetPointer)
  }

  /// [`gtk_flow_box_get_child_at_index()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_index.html)
  @discardableResult
  public func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    FlowBoxChild.wrap(gtk_flow_box_get_child_at_index(flowBoxPointer, gint(clamping: idx)))
  }

  /// [`gtk_flow_box_get_child_at_pos()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_pos.html)
  @discardableResult
  public func getChildAtPos(_ x: Int, y: Int) -> FlowBoxChild? {
    FlowBoxChild.wrap(
      gtk_flow_box_get_child_at_pos(flowBoxPointer, gint(clamping: x), gint(clamping: y)))
  }

  /// [`gtk_flow_box_insert()`](https://docs.gtk.org/gtk4/method.FlowBox.insert.html)
  public func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(flowBoxPointer, widget.widgetPointer, gint(clamping: position))
  }

  /// [`gtk_flow_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_filter.html)
  public func invalidateFilter() {
    gtk_flow_box_invalidate_filter(flowBoxPointer)
  }

  /// [`gtk_flow_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_sort.html)
  public func invalidateSort() {
    gtk_flow_box_invalidate_sort(flowBoxPointer)
  }

  /// [`gtk_flow_box_prepend()`](https://docs.gtk.org/gtk4/method.FlowBox.prepend.html)
  public func prepend(_ child: Widget) {
    gtk_flow_box_prepend(flowBoxPointer, child.widgetPointer)
  }

  /// [`gtk_flow_box_remove()`](https://docs.gtk.org/gtk4/method.FlowBox.remove.html)
  public func remove(_ widget: Widget) {
    gtk_flow_box_remove(flowBoxPointer, widget.widgetPointer)
  }

  /// [`gtk_flow_box_select_all()`](https://docs.gtk.org/gtk4/method.FlowBox.select_all.html)
  public func selectAll() {
    gtk_flow_box_select_all(flowBoxPointer)
  }

  /// [`gtk_flow_box_select_child()`](https://docs.gtk.org/gtk4/method.FlowBox.select_child.html)
  public func selectChild(_ child: FlowBoxChild) {
    gtk_flow_box_select_child(flowBoxPointer, child.flowBoxChildPointer)
  }

  /// [`gtk_flow_box_set_hadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_hadjustment.html)
  public func setHadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_hadjustment(flowBoxPointer, adjustment.adjustmentPointer)
  }

  /// [`gtk_flow_box_set_vadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_vadjustment.html)
  public func setVadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_vadjustment(flowBoxPointer, adjustment.adjustmentPointer)
  }

  /// [`gtk_flow_box_unselect_all()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_all.html)
  public func unselectAll() {
    gtk_flow_box_unselect_all(flowBoxPointer)
  }

  /// [`gtk_flow_box_unselect_child()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_child.html)
  public func unselectChild(_ child: FlowBoxChild) {
    gtk_flow_box_unselect_child(flowBoxPointer, child.flowBoxChildPointer)
  }
}

extension FlowBox {
  /// [`GtkFlowBox::activate-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.activate-cursor-child.html)
  @discardableResult
  public func onActivateCursorChild(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-cursor-child", handler)
  }

  /// [`GtkFlowBox::child-activated`](https://docs.gtk.org/gtk4/signal.FlowBox.child-activated.html)
  @discardableResult
  public func onChildActivated(_ handler: @escaping (FlowBoxChild?) -> Void) -> SignalConnection {
    connect("child-activated") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkFlowBox::move-cursor`](https://docs.gtk.org/gtk4/signal.FlowBox.move-cursor.html)
  @discardableResult
  public func onMoveCursor(_ handler: @escaping (MovementStep, Int, Bool, Bool) -> Bool)
    -> SignalConnection
  {
    connect(
      "move-cursor",
      returning: { arguments in
        handler(
          arguments.value(0) ?? .logicalPositions, arguments.value(1) ?? 0,
          arguments.value(2) ?? false, arguments.value(3) ?? false)
      })
  }

  /// [`GtkFlowBox::select-all`](https://docs.gtk.org/gtk4/signal.FlowBox.select-all.html)
  @discardableResult
  public func onSelectAll(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("select-all", handler)
  }

  /// [`GtkFlowBox::selected-children-changed`](https://docs.gtk.org/gtk4/signal.FlowBox.selected-children-changed.html)
  @discardableResult
  public func onSelectedChildrenChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("selected-children-changed", handler)
  }

  /// [`GtkFlowBox::toggle-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.toggle-cursor-child.html)
  @discardableResult
  public func onToggleCursorChild(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggle-cursor-child", handler)
  }

  /// [`GtkFlowBox::unselect-all`](https://docs.gtk.org/gtk4/signal.FlowBox.unselect-all.html)
  @discardableResult
  public func onUnselectAll(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("unselect-all", handler)
  }
}
#endif
