#if GTK
import CGTK

extension Widget {
  /// [`gtk_widget_action_set_enabled()`](https://docs.gtk.org/gtk4/method.Widget.action_set_enabled.html)
  public func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(widgetPointer, actionName, enabled ? 1 : 0)
  }

  /// [`gtk_widget_activate()`](https://docs.gtk.org/gtk4/method.Widget.activate.html)
  @discardableResult
  public func activate() -> Bool {
    gtk_widget_activate(widgetPointer) != 0
  }

  /// [`gtk_widget_activate_default()`](https://docs.gtk.org/gtk4/method.Widget.activate_default.html)
  public func activateDefault() {
    gtk_widget_activate_default(widgetPointer)
  }

  /// [`gtk_widget_add_controller()`](https://docs.gtk.org/gtk4/method.Widget.add_controller.html)
  public func addController(_ controller: EventController) {
    gtk_widget_add_controller(widgetPointer, controller.referenced().eventControllerPointer)
  }

  /// [`gtk_widget_add_css_class()`](https://docs.gtk.org/gtk4/method.Widget.add_css_class.html)
  public func addCssClass(_ cssClass: String) {
    gtk_widget_add_css_class(widgetPointer, cssClass)
  }

  /// [`gtk_widget_add_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.add_mnemonic_label.html)
  public func addMnemonicLabel(_ label: Widget) {
    gtk_widget_add_mnemonic_label(widgetPointer, label.widgetPointer)
  }

  /// [`gtk_widget_child_focus()`](https://docs.gtk.org/gtk4/method.Widget.child_focus.html)
  @discardableResult
  public func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(widgetPointer, direction.cValue) != 0
  }

  /// [`gtk_widget_compute_expand()`](https://docs.gtk.org/gtk4/method.Widget.compute_expand.html)
  @discardableResult
  public func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(widgetPointer, orientation.cValue) != 0
  }

  /// [`gtk_widget_contains()`](https://docs.gtk.org/gtk4/method.Widget.contains.html)
  @discardableResult
  public func contains(_ x: Double, y: Double) -> Bool {
    gtk_widget_contains(widgetPointer, x, y) != 0
  }

  /// [`gtk_widget_create_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_context.html)
  @discardableResult
  public func createPangoContext() -> PangoContext? {
    PangoContext.wrap(gtk_widget_create_pango_context(widgetPointer), transfer: .full)
  }

  /// [`gtk_widget_create_pango_layout()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_layout.html)
  @discardableResult
  public func createPangoLayout(_ text: String?) -> PangoLayout? {
    PangoLayout.wrap(gtk_widget_create_pango_layout(widgetPointer, text), transfer: .full)
  }

  /// [`gtk_drag_check_threshold()`](https://docs.gtk.org/gtk4/method.Widget.drag_check_threshold.html)
  @discardableResult
  public func dragCheckThreshold(_ startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(
      widgetPointer, gint(clamping: startX), gint(clamping: startY), gint(clamping: currentX),
      gint(clamping: currentY)) != 0
  }

  /// [`gtk_widget_error_bell()`](https://docs.gtk.org/gtk4/method.Widget.error_bell.html)
  public func errorBell() {
    gtk_widget_error_bell(widgetPointer)
  }

  /// [`gtk_widget_get_size()`](https://docs.gtk.org/gtk4/method.Widget.get_size.html)
  @discardableResult
  public func getSize(_ orientation: Orientation) -> Int {
    Int(gtk_widget_get_size(widgetPointer, orientation.cValue))
  }

  /// [`gtk_widget_grab_focus()`](https://docs.gtk.org/gtk4/method.Widget.grab_focus.html)
  @discardableResult
  public func grabFocus() -> Bool {
    gtk_widget_grab_focus(widgetPointer) != 0
  }

  /// [`gtk_widget_has_css_class()`](https://docs.gtk.org/gtk4/method.Widget.has_css_class.html)
  @discardableResult
  public func hasCssClass(_ cssClass: String) -> Bool {
    gtk_widget_has_css_class(widgetPointer, cssClass) != 0
  }

  /// [`gtk_widget_hide()`](https://docs.gtk.org/gtk4/method.Widget.hide.html)
  public func hide() {
    gtk_widget_hide(widgetPointer)
  }

  /// [`gtk_widget_in_destruction()`](https://docs.gtk.org/gtk4/method.Widget.in_destruction.html)
  @discardableResult
  public func inDestruction() -> Bool {
    gtk_widget_in_destruction(widgetPointer) != 0
  }

  /// [`gtk_widget_insert_action_group()`](https://docs.gtk.org/gtk4/method.Widget.insert_action_group.html)
  public func insertActionGroup(_ name: String, group: (any ActionGroup)?) {
    gtk_widget_insert_action_group(widgetPointer, name, group?.actionGroupPointer)
  }

  /// [`gtk_widget_insert_after()`](https://docs.gtk.org/gtk4/method.Widget.insert_after.html)
  public func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(widgetPointer, parent.widgetPointer, previousSibling?.widgetPointer)
  }

  /// [`gtk_widget_insert_before()`](https://docs.gtk.org/gtk4/method.Widget.insert_before.html)
  public func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(widgetPointer, parent.widgetPointer, nextSibling?.widgetPointer)
  }

  /// [`gtk_widget_is_ancestor()`](https://docs.gtk.org/gtk4/method.Widget.is_ancestor.html)
  @discardableResult
  public func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widgetPointer, ancestor.widgetPointer) != 0
  }

  /// [`gtk_widget_keynav_failed()`](https://docs.gtk.org/gtk4/method.Widget.keynav_failed.html)
  @discardableResult
  public func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(widgetPointer, direction.cValue) != 0
  }

  /// [`gtk_widget_mnemonic_activate()`](https://docs.gtk.org/gtk4/method.Widget.mnemonic_activate.html)
  @discardableResult
  public func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(widgetPointer, groupCycling ? 1 : 0) != 0
  }

  /// [`gtk_widget_observe_children()`](https://docs.gtk.org/gtk4/method.Widget.observe_children.html)
  @discardableResult
  public func observeChildren() -> (any ListModel)? {
    Object.take(gtk_widget_observe_children(widgetPointer), as: (any ListModel).self)
  }

  /// [`gtk_widget_observe_controllers()`](https://docs.gtk.org/gtk4/method.Widget.observe_controllers.html)
  @discardableResult
  public func observeControllers() -> (any ListModel)? {
    Object.take(gtk_widget_observe_controllers(widgetPointer), as: (any ListModel).self)
  }

  /// [`gtk_widget_pick()`](https://docs.gtk.org/gtk4/method.Widget.pick.html)
  @discardableResult
  public func pick(_ x: Double, y: Double, flags: PickFlags) -> Widget? {
    Widget.wrap(gtk_widget_pick(widgetPointer, x, y, flags.cValue))
  }

  /// [`gtk_widget_queue_allocate()`](https://docs.gtk.org/gtk4/method.Widget.queue_allocate.html)
  public func queueAllocate() {
    gtk_widget_queue_allocate(widgetPointer)
  }

  /// [`gtk_widget_queue_draw()`](https://docs.gtk.org/gtk4/method.Widget.queue_draw.html)
  public func queueDraw() {
    gtk_widget_queue_draw(widgetPointer)
  }

  /// [`gtk_widget_queue_resize()`](https://docs.gtk.org/gtk4/method.Widget.queue_resize.html)
  public func queueResize() {
    gtk_widget_queue_resize(widgetPointer)
  }

  /// [`gtk_widget_remove_controller()`](https://docs.gtk.org/gtk4/method.Widget.remove_controller.html)
  public func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widgetPointer, controller.eventControllerPointer)
  }

  /// [`gtk_widget_remove_css_class()`](https://docs.gtk.org/gtk4/method.Widget.remove_css_class.html)
  public func removeCssClass(_ cssClass: String) {
    gtk_widget_remove_css_class(widgetPointer, cssClass)
  }

  /// [`gtk_widget_remove_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.remove_mnemonic_label.html)
  public func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(widgetPointer, label.widgetPointer)
  }

  /// [`gtk_widget_remove_tick_callback()`](https://docs.gtk.org/gtk4/method.Widget.remove_tick_callback.html)
  public func removeTickCallback(_ id: UInt) {
    gtk_widget_remove_tick_callback(widgetPointer, guint(clamping: id))
  }

  /// [`gtk_widget_set_cursor_from_name()`](https://docs.gtk.org/gtk4/method.Widget.set_cursor_from_name.html)
  public func setCursorFromName(_ name: String?) {
    gtk_widget_set_cursor_from_name(widgetPointer, name)
  }

  /// [`gtk_widget_set_layout_manager()`](https://docs.gtk.org/gtk4/method.Widget.set_layout_manager.html)
  public func setLayoutManager(_ layoutManager: LayoutManager?) {
    gtk_widget_set_layout_manager(widgetPointer, layoutManager?.referenced().layoutManagerPointer)
  }

  /// [`gtk_widget_set_parent()`](https://docs.gtk.org/gtk4/method.Widget.set_parent.html)
  public func setParent(_ parent: Widget) {
    gtk_widget_set_parent(widgetPointer, parent.widgetPointer)
  }

  /// [`gtk_widget_set_size_request()`](https://docs.gtk.org/gtk4/method.Widget.set_size_request.html)
  public func setSizeRequest(_ width: Int, height: Int) {
    gtk_widget_set_size_request(widgetPointer, gint(clamping: width), gint(clamping: height))
  }

  /// [`gtk_widget_set_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.set_state_flags.html)
  public func setStateFlags(_ flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(widgetPointer, flags.cValue, clear ? 1 : 0)
  }

  /// [`gtk_widget_should_layout()`](https://docs.gtk.org/gtk4/method.Widget.should_layout.html)
  @discardableResult
  public func shouldLayout() -> Bool {
    gtk_widget_should_layout(widgetPointer) != 0
  }

  /// [`gtk_widget_show()`](https://docs.gtk.org/gtk4/method.Widget.show.html)
  public func show() {
    gtk_widget_show(widgetPointer)
  }

  /// [`gtk_widget_trigger_tooltip_query()`](https://docs.gtk.org/gtk4/method.Widget.trigger_tooltip_query.html)
  public func triggerTooltipQuery() {
    gtk_widget_trigger_tooltip_query(widgetPointer)
  }

  /// [`gtk_widget_unparent()`](https://docs.gtk.org/gtk4/method.Widget.unparent.html)
  public func unparent() {
    gtk_widget_unparent(widgetPointer)
  }

  /// [`gtk_widget_unset_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.unset_state_flags.html)
  public func unsetStateFlags(_ flags: StateFlags) {
    gtk_widget_unset_state_flags(widgetPointer, flags.cValue)
  }

  /// [`gtk_widget_get_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.get_default_direction.html)
  public static var defaultDirection: TextDirection {
    TextDirection(gtk_widget_get_default_direction())
  }

  /// [`gtk_widget_set_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.set_default_direction.html)
  public static func setDefaultDirection(_ dir: TextDirection) {
    gtk_widget_set_default_direction(dir.cValue)
  }
}
#endif
