#if GTK
import CGTK

extension Widget {
  /// [`gtk_widget_get_can_focus()`](https://docs.gtk.org/gtk4/method.Widget.get_can_focus.html),
  /// [`gtk_widget_set_can_focus()`](https://docs.gtk.org/gtk4/method.Widget.set_can_focus.html)
  public var canFocus: Bool {
    get {
      gtk_widget_get_can_focus(widgetPointer) != 0
    }
    set {
      gtk_widget_set_can_focus(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_can_target()`](https://docs.gtk.org/gtk4/method.Widget.get_can_target.html),
  /// [`gtk_widget_set_can_target()`](https://docs.gtk.org/gtk4/method.Widget.set_can_target.html)
  public var canTarget: Bool {
    get {
      gtk_widget_get_can_target(widgetPointer) != 0
    }
    set {
      gtk_widget_set_can_target(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_css_name()`](https://docs.gtk.org/gtk4/method.Widget.get_css_name.html)
  public var cssName: String {
    swiftString(gtk_widget_get_css_name(widgetPointer))
  }

  /// [`gtk_widget_get_cursor()`](https://docs.gtk.org/gtk4/method.Widget.get_cursor.html),
  /// [`gtk_widget_set_cursor()`](https://docs.gtk.org/gtk4/method.Widget.set_cursor.html)
  public var cursor: Cursor? {
    get {
      Cursor.wrap(gtk_widget_get_cursor(widgetPointer))
    }
    set {
      gtk_widget_set_cursor(widgetPointer, newValue?.cursorPointer)
    }
  }

  /// [`gtk_widget_get_focus_on_click()`](https://docs.gtk.org/gtk4/method.Widget.get_focus_on_click.html),
  /// [`gtk_widget_set_focus_on_click()`](https://docs.gtk.org/gtk4/method.Widget.set_focus_on_click.html)
  public var focusOnClick: Bool {
    get {
      gtk_widget_get_focus_on_click(widgetPointer) != 0
    }
    set {
      gtk_widget_set_focus_on_click(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_focusable()`](https://docs.gtk.org/gtk4/method.Widget.get_focusable.html),
  /// [`gtk_widget_set_focusable()`](https://docs.gtk.org/gtk4/method.Widget.set_focusable.html)
  public var focusable: Bool {
    get {
      gtk_widget_get_focusable(widgetPointer) != 0
    }
    set {
      gtk_widget_set_focusable(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_halign()`](https://docs.gtk.org/gtk4/method.Widget.get_halign.html),
  /// [`gtk_widget_set_halign()`](https://docs.gtk.org/gtk4/method.Widget.set_halign.html)
  public var halign: Align {
    get {
      Align(gtk_widget_get_halign(widgetPointer))
    }
    set {
      gtk_widget_set_halign(widgetPointer, newValue.cValue)
    }
  }

  /// [`gtk_widget_has_default()`](https://docs.gtk.org/gtk4/method.Widget.has_default.html)
  public var hasDefault: Bool {
    gtk_widget_has_default(widgetPointer) != 0
  }

  /// [`gtk_widget_has_focus()`](https://docs.gtk.org/gtk4/method.Widget.has_focus.html)
  public var hasFocus: Bool {
    gtk_widget_has_focus(widgetPointer) != 0
  }

  /// [`gtk_widget_get_has_tooltip()`](https://docs.gtk.org/gtk4/method.Widget.get_has_tooltip.html),
  /// [`gtk_widget_set_has_tooltip()`](https://docs.gtk.org/gtk4/method.Widget.set_has_tooltip.html)
  public var hasTooltip: Bool {
    get {
      gtk_widget_get_has_tooltip(widgetPointer) != 0
    }
    set {
      gtk_widget_set_has_tooltip(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkWidget:height-request`](https://docs.gtk.org/gtk4/property.Widget.height-request.html)
  public var heightRequest: Int {
    get {
      property("height-request") ?? 0
    }
    set {
      setProperty("height-request", newValue)
    }
  }

  /// [`gtk_widget_get_hexpand()`](https://docs.gtk.org/gtk4/method.Widget.get_hexpand.html),
  /// [`gtk_widget_set_hexpand()`](https://docs.gtk.org/gtk4/method.Widget.set_hexpand.html)
  public var hexpand: Bool {
    get {
      gtk_widget_get_hexpand(widgetPointer) != 0
    }
    set {
      gtk_widget_set_hexpand(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_hexpand_set()`](https://docs.gtk.org/gtk4/method.Widget.get_hexpand_set.html),
  /// [`gtk_widget_set_hexpand_set()`](https://docs.gtk.org/gtk4/method.Widget.set_hexpand_set.html)
  public var hexpandSet: Bool {
    get {
      gtk_widget_get_hexpand_set(widgetPointer) != 0
    }
    set {
      gtk_widget_set_hexpand_set(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_layout_manager()`](https://docs.gtk.org/gtk4/method.Widget.get_layout_manager.html)
  public var layoutManager: LayoutManager? {
    get {
      LayoutManager.wrap(gtk_widget_get_layout_manager(widgetPointer))
    }
    set {
      setObjectProperty("layout-manager", newValue)
    }
  }

  /// [`gtk_widget_get_margin_bottom()`](https://docs.gtk.org/gtk4/method.Widget.get_margin_bottom.html),
  /// [`gtk_widget_set_margin_bottom()`](https://docs.gtk.org/gtk4/method.Widget.set_margin_bottom.html)
  public var marginBottom: Int {
    get {
      Int(gtk_widget_get_margin_bottom(widgetPointer))
    }
    set {
      gtk_widget_set_margin_bottom(widgetPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_widget_get_margin_end()`](https://docs.gtk.org/gtk4/method.Widget.get_margin_end.html),
  /// [`gtk_widget_set_margin_end()`](https://docs.gtk.org/gtk4/method.Widget.set_margin_end.html)
  public var marginEnd: Int {
    get {
      Int(gtk_widget_get_margin_end(widgetPointer))
    }
    set {
      gtk_widget_set_margin_end(widgetPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_widget_get_margin_start()`](https://docs.gtk.org/gtk4/method.Widget.get_margin_start.html),
  /// [`gtk_widget_set_margin_start()`](https://docs.gtk.org/gtk4/method.Widget.set_margin_start.html)
  public var marginStart: Int {
    get {
      Int(gtk_widget_get_margin_start(widgetPointer))
    }
    set {
      gtk_widget_set_margin_start(widgetPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_widget_get_margin_top()`](https://docs.gtk.org/gtk4/method.Widget.get_margin_top.html),
  /// [`gtk_widget_set_margin_top()`](https://docs.gtk.org/gtk4/method.Widget.set_margin_top.html)
  public var marginTop: Int {
    get {
      Int(gtk_widget_get_margin_top(widgetPointer))
    }
    set {
      gtk_widget_set_margin_top(widgetPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_widget_get_name()`](https://docs.gtk.org/gtk4/method.Widget.get_name.html),
  /// [`gtk_widget_set_name()`](https://docs.gtk.org/gtk4/method.Widget.set_name.html)
  public var name: String {
    get {
      swiftString(gtk_widget_get_name(widgetPointer))
    }
    set {
      gtk_widget_set_name(widgetPointer, newValue)
    }
  }

  /// [`gtk_widget_get_opacity()`](https://docs.gtk.org/gtk4/method.Widget.get_opacity.html),
  /// [`gtk_widget_set_opacity()`](https://docs.gtk.org/gtk4/method.Widget.set_opacity.html)
  public var opacity: Double {
    get {
      gtk_widget_get_opacity(widgetPointer)
    }
    set {
      gtk_widget_set_opacity(widgetPointer, newValue)
    }
  }

  /// [`gtk_widget_get_overflow()`](https://docs.gtk.org/gtk4/method.Widget.get_overflow.html),
  /// [`gtk_widget_set_overflow()`](https://docs.gtk.org/gtk4/method.Widget.set_overflow.html)
  public var overflow: Overflow {
    get {
      Overflow(gtk_widget_get_overflow(widgetPointer))
    }
    set {
      gtk_widget_set_overflow(widgetPointer, newValue.cValue)
    }
  }

  /// [`gtk_widget_get_parent()`](https://docs.gtk.org/gtk4/method.Widget.get_parent.html)
  public var parent: Widget? {
    Widget.wrap(gtk_widget_get_parent(widgetPointer))
  }

  /// [`gtk_widget_get_receives_default()`](https://docs.gtk.org/gtk4/method.Widget.get_receives_default.html),
  /// [`gtk_widget_set_receives_default()`](https://docs.gtk.org/gtk4/method.Widget.set_receives_default.html)
  public var receivesDefault: Bool {
    get {
      gtk_widget_get_receives_default(widgetPointer) != 0
    }
    set {
      gtk_widget_set_receives_default(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_root()`](https://docs.gtk.org/gtk4/method.Widget.get_root.html)
  public var root: (any Root)? {
    Object.find(gtk_widget_get_root(widgetPointer), as: (any Root).self)
  }

  /// [`gtk_widget_get_scale_factor()`](https://docs.gtk.org/gtk4/method.Widget.get_scale_factor.html)
  public var scaleFactor: Int {
    Int(gtk_widget_get_scale_factor(widgetPointer))
  }

  /// [`gtk_widget_get_sensitive()`](https://docs.gtk.org/gtk4/method.Widget.get_sensitive.html),
  /// [`gtk_widget_set_sensitive()`](https://docs.gtk.org/gtk4/method.Widget.set_sensitive.html)
  public var sensitive: Bool {
    get {
      gtk_widget_get_sensitive(widgetPointer) != 0
    }
    set {
      gtk_widget_set_sensitive(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Widget.get_tooltip_markup.html),
  /// [`gtk_widget_set_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Widget.set_tooltip_markup.html)
  public var tooltipMarkup: String? {
    get {
      optionalSwiftString(gtk_widget_get_tooltip_markup(widgetPointer))
    }
    set {
      gtk_widget_set_tooltip_markup(widgetPointer, newValue)
    }
  }

  /// [`gtk_widget_get_tooltip_text()`](https://docs.gtk.org/gtk4/method.Widget.get_tooltip_text.html),
  /// [`gtk_widget_set_tooltip_text()`](https://docs.gtk.org/gtk4/method.Widget.set_tooltip_text.html)
  public var tooltipText: String? {
    get {
      optionalSwiftString(gtk_widget_get_tooltip_text(widgetPointer))
    }
    set {
      gtk_widget_set_tooltip_text(widgetPointer, newValue)
    }
  }

  /// [`gtk_widget_get_valign()`](https://docs.gtk.org/gtk4/method.Widget.get_valign.html),
  /// [`gtk_widget_set_valign()`](https://docs.gtk.org/gtk4/method.Widget.set_valign.html)
  public var valign: Align {
    get {
      Align(gtk_widget_get_valign(widgetPointer))
    }
    set {
      gtk_widget_set_valign(widgetPointer, newValue.cValue)
    }
  }

  /// [`gtk_widget_get_vexpand()`](https://docs.gtk.org/gtk4/method.Widget.get_vexpand.html),
  /// [`gtk_widget_set_vexpand()`](https://docs.gtk.org/gtk4/method.Widget.set_vexpand.html)
  public var vexpand: Bool {
    get {
      gtk_widget_get_vexpand(widgetPointer) != 0
    }
    set {
      gtk_widget_set_vexpand(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_vexpand_set()`](https://docs.gtk.org/gtk4/method.Widget.get_vexpand_set.html),
  /// [`gtk_widget_set_vexpand_set()`](https://docs.gtk.org/gtk4/method.Widget.set_vexpand_set.html)
  public var vexpandSet: Bool {
    get {
      gtk_widget_get_vexpand_set(widgetPointer) != 0
    }
    set {
      gtk_widget_set_vexpand_set(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_visible()`](https://docs.gtk.org/gtk4/method.Widget.get_visible.html),
  /// [`gtk_widget_set_visible()`](https://docs.gtk.org/gtk4/method.Widget.set_visible.html)
  public var visible: Bool {
    get {
      gtk_widget_get_visible(widgetPointer) != 0
    }
    set {
      gtk_widget_set_visible(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkWidget:width-request`](https://docs.gtk.org/gtk4/property.Widget.width-request.html)
  public var widthRequest: Int {
    get {
      property("width-request") ?? 0
    }
    set {
      setProperty("width-request", newValue)
    }
  }

  /// [`gtk_widget_get_allocated_baseline()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_baseline.html)
  public var allocatedBaseline: Int {
    Int(gtk_widget_get_allocated_baseline(widgetPointer))
  }

  /// [`gtk_widget_get_allocated_height()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_height.html)
  public var allocatedHeight: Int {
    Int(gtk_widget_get_allocated_height(widgetPointer))
  }

  /// [`gtk_widget_get_allocated_width()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_width.html)
  public var allocatedWidth: Int {
    Int(gtk_widget_get_allocated_width(widgetPointer))
  }

  /// [`gtk_widget_get_child_visible()`](https://docs.gtk.org/gtk4/method.Widget.get_child_visible.html),
  /// [`gtk_widget_set_child_visible()`](https://docs.gtk.org/gtk4/method.Widget.set_child_visible.html)
  public var childVisible: Bool {
    get {
      gtk_widget_get_child_visible(widgetPointer) != 0
    }
    set {
      gtk_widget_set_child_visible(widgetPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_widget_get_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_clipboard.html)
  public var clipboard: Clipboard? {
    Clipboard.wrap(gtk_widget_get_clipboard(widgetPointer))
  }

  /// [`gtk_widget_get_direction()`](https://docs.gtk.org/gtk4/method.Widget.get_direction.html),
  /// [`gtk_widget_set_direction()`](https://docs.gtk.org/gtk4/method.Widget.set_direction.html)
  public var direction: TextDirection {
    get {
      TextDirection(gtk_widget_get_direction(widgetPointer))
    }
    set {
      gtk_widget_set_direction(widgetPointer, newValue.cValue)
    }
  }

  /// [`gtk_widget_get_display()`](https://docs.gtk.org/gtk4/method.Widget.get_display.html)
  public var display: Display? {
    Display.wrap(gtk_widget_get_display(widgetPointer))
  }

  /// [`gtk_widget_get_first_child()`](https://docs.gtk.org/gtk4/method.Widget.get_first_child.html)
  public var firstChild: Widget? {
    Widget.wrap(gtk_widget_get_first_child(widgetPointer))
  }

  /// [`gtk_widget_get_focus_child()`](https://docs.gtk.org/gtk4/method.Widget.get_focus_child.html),
  /// [`gtk_widget_set_focus_child()`](https://docs.gtk.org/gtk4/method.Widget.set_focus_child.html)
  public var focusChild: Widget? {
    get {
      Widget.wrap(gtk_widget_get_focus_child(widgetPointer))
    }
    set {
      gtk_widget_set_focus_child(widgetPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_widget_get_frame_clock()`](https://docs.gtk.org/gtk4/method.Widget.get_frame_clock.html)
  public var frameClock: FrameClock? {
    FrameClock.wrap(gtk_widget_get_frame_clock(widgetPointer))
  }

  /// [`gtk_widget_get_height()`](https://docs.gtk.org/gtk4/method.Widget.get_height.html)
  public var height: Int {
    Int(gtk_widget_get_height(widgetPointer))
  }

  /// [`gtk_widget_get_last_child()`](https://docs.gtk.org/gtk4/method.Widget.get_last_child.html)
  public var lastChild: Widget? {
    Widget.wrap(gtk_widget_get_last_child(widgetPointer))
  }

  /// [`gtk_widget_get_mapped()`](https://docs.gtk.org/gtk4/method.Widget.get_mapped.html)
  public var mapped: Bool {
    gtk_widget_get_mapped(widgetPointer) != 0
  }

  /// [`gtk_widget_get_native()`](https://docs.gtk.org/gtk4/method.Widget.get_native.html)
  public var native: (any Native)? {
    Object.find(gtk_widget_get_native(widgetPointer), as: (any Native).self)
  }

  /// [`gtk_widget_get_next_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_next_sibling.html)
  public var nextSibling: Widget? {
    Widget.wrap(gtk_widget_get_next_sibling(widgetPointer))
  }

  /// [`gtk_widget_get_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.get_pango_context.html)
  public var pangoContext: PangoContext? {
    PangoContext.wrap(gtk_widget_get_pango_context(widgetPointer))
  }

  /// [`gtk_widget_get_prev_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_prev_sibling.html)
  public var prevSibling: Widget? {
    Widget.wrap(gtk_widget_get_prev_sibling(widgetPointer))
  }

  /// [`gtk_widget_get_primary_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_primary_clipboard.html)
  public var primaryClipboard: Clipboard? {
    Clipboard.wrap(gtk_widget_get_primary_clipboard(widgetPointer))
  }

  /// [`gtk_widget_get_realized()`](https://docs.gtk.org/gtk4/method.Widget.get_realized.html)
  public var realized: Bool {
    gtk_widget_get_realized(widgetPointer) != 0
  }

  /// [`gtk_widget_get_request_mode()`](https://docs.gtk.org/gtk4/method.Widget.get_request_mode.html)
  public var requestMode: SizeRequestMode {
    SizeRequestMode(gtk_widget_get_request_mode(widgetPointer))
  }

  /// [`gtk_widget_get_settings()`](https://docs.gtk.org/gtk4/method.Widget.get_settings.html)
  public var settings: Settings? {
    Settings.wrap(gtk_widget_get_settings(widgetPointer))
  }

  /// [`gtk_widget_get_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.get_state_flags.html)
  public var stateFlags: StateFlags {
    StateFlags(gtk_widget_get_state_flags(widgetPointer))
  }

  /// [`gtk_widget_get_width()`](https://docs.gtk.org/gtk4/method.Widget.get_width.html)
  public var width: Int {
    Int(gtk_widget_get_width(widgetPointer))
  }

  /// [`gtk_widget_has_visible_focus()`](https://docs.gtk.org/gtk4/method.Widget.has_visible_focus.html)
  public var hasVisibleFocus: Bool {
    gtk_widget_has_visible_focus(widgetPointer) != 0
  }

  /// [`gtk_widget_is_drawable()`](https://docs.gtk.org/gtk4/method.Widget.is_drawable.html)
  public var isDrawable: Bool {
    gtk_widget_is_drawable(widgetPointer) != 0
  }

  /// [`gtk_widget_is_focus()`](https://docs.gtk.org/gtk4/method.Widget.is_focus.html)
  public var isFocus: Bool {
    gtk_widget_is_focus(widgetPointer) != 0
  }

  /// [`gtk_widget_is_sensitive()`](https://docs.gtk.org/gtk4/method.Widget.is_sensitive.html)
  public var isSensitive: Bool {
    gtk_widget_is_sensitive(widgetPointer) != 0
  }

  /// [`gtk_widget_is_visible()`](https://docs.gtk.org/gtk4/method.Widget.is_visible.html)
  public var isVisible: Bool {
    gtk_widget_is_visible(widgetPointer) != 0
  }
}
#endif
