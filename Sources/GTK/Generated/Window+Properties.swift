#if GTK
import CGTK

extension Window {
  /// [`gtk_window_get_application()`](https://docs.gtk.org/gtk4/method.Window.get_application.html),
  /// [`gtk_window_set_application()`](https://docs.gtk.org/gtk4/method.Window.set_application.html)
  public var application: Application? {
    get {
      Application.wrap(gtk_window_get_application(windowPointer))
    }
    set {
      gtk_window_set_application(windowPointer, newValue?.applicationPointer)
    }
  }

  /// [`gtk_window_get_child()`](https://docs.gtk.org/gtk4/method.Window.get_child.html),
  /// [`gtk_window_set_child()`](https://docs.gtk.org/gtk4/method.Window.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_window_get_child(windowPointer))
    }
    set {
      gtk_window_set_child(windowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_window_get_decorated()`](https://docs.gtk.org/gtk4/method.Window.get_decorated.html),
  /// [`gtk_window_set_decorated()`](https://docs.gtk.org/gtk4/method.Window.set_decorated.html)
  public var decorated: Bool {
    get {
      gtk_window_get_decorated(windowPointer) != 0
    }
    set {
      gtk_window_set_decorated(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkWindow:default-height`](https://docs.gtk.org/gtk4/property.Window.default-height.html)
  public var defaultHeight: Int {
    get {
      property("default-height") ?? 0
    }
    set {
      setProperty("default-height", newValue)
    }
  }

  /// [`gtk_window_get_default_widget()`](https://docs.gtk.org/gtk4/method.Window.get_default_widget.html),
  /// [`gtk_window_set_default_widget()`](https://docs.gtk.org/gtk4/method.Window.set_default_widget.html)
  public var defaultWidget: Widget? {
    get {
      Widget.wrap(gtk_window_get_default_widget(windowPointer))
    }
    set {
      gtk_window_set_default_widget(windowPointer, newValue?.widgetPointer)
    }
  }

  /// [`GtkWindow:default-width`](https://docs.gtk.org/gtk4/property.Window.default-width.html)
  public var defaultWidth: Int {
    get {
      property("default-width") ?? 0
    }
    set {
      setProperty("default-width", newValue)
    }
  }

  /// [`gtk_window_get_deletable()`](https://docs.gtk.org/gtk4/method.Window.get_deletable.html),
  /// [`gtk_window_set_deletable()`](https://docs.gtk.org/gtk4/method.Window.set_deletable.html)
  public var deletable: Bool {
    get {
      gtk_window_get_deletable(windowPointer) != 0
    }
    set {
      gtk_window_set_deletable(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_destroy_with_parent()`](https://docs.gtk.org/gtk4/method.Window.get_destroy_with_parent.html),
  /// [`gtk_window_set_destroy_with_parent()`](https://docs.gtk.org/gtk4/method.Window.set_destroy_with_parent.html)
  public var destroyWithParent: Bool {
    get {
      gtk_window_get_destroy_with_parent(windowPointer) != 0
    }
    set {
      gtk_window_set_destroy_with_parent(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_set_display()`](https://docs.gtk.org/gtk4/method.Window.set_display.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var windowDisplay: Display? {
    get {
      objectProperty("display")
    }
    set {
      if let newValue {
        gtk_window_set_display(windowPointer, newValue.displayPointer)
      }
    }
  }

  /// [`gtk_window_get_focus_visible()`](https://docs.gtk.org/gtk4/method.Window.get_focus_visible.html),
  /// [`gtk_window_set_focus_visible()`](https://docs.gtk.org/gtk4/method.Window.set_focus_visible.html)
  public var focusVisible: Bool {
    get {
      gtk_window_get_focus_visible(windowPointer) != 0
    }
    set {
      gtk_window_set_focus_visible(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkWindow:focus-widget`](https://docs.gtk.org/gtk4/property.Window.focus-widget.html)
  public var focusWidget: Widget? {
    get {
      objectProperty("focus-widget")
    }
    set {
      setObjectProperty("focus-widget", newValue)
    }
  }

  /// [`GtkWindow:fullscreened`](https://docs.gtk.org/gtk4/property.Window.fullscreened.html)
  public var fullscreened: Bool {
    get {
      property("fullscreened") ?? false
    }
    set {
      setProperty("fullscreened", newValue)
    }
  }

  /// [`gtk_window_get_handle_menubar_accel()`](https://docs.gtk.org/gtk4/method.Window.get_handle_menubar_accel.html),
  /// [`gtk_window_set_handle_menubar_accel()`](https://docs.gtk.org/gtk4/method.Window.set_handle_menubar_accel.html)
  public var handleMenubarAccel: Bool {
    get {
      gtk_window_get_handle_menubar_accel(windowPointer) != 0
    }
    set {
      gtk_window_set_handle_menubar_accel(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_hide_on_close()`](https://docs.gtk.org/gtk4/method.Window.get_hide_on_close.html),
  /// [`gtk_window_set_hide_on_close()`](https://docs.gtk.org/gtk4/method.Window.set_hide_on_close.html)
  public var hideOnClose: Bool {
    get {
      gtk_window_get_hide_on_close(windowPointer) != 0
    }
    set {
      gtk_window_set_hide_on_close(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_icon_name()`](https://docs.gtk.org/gtk4/method.Window.get_icon_name.html),
  /// [`gtk_window_set_icon_name()`](https://docs.gtk.org/gtk4/method.Window.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(gtk_window_get_icon_name(windowPointer))
    }
    set {
      gtk_window_set_icon_name(windowPointer, newValue)
    }
  }

  /// [`gtk_window_is_active()`](https://docs.gtk.org/gtk4/method.Window.is_active.html)
  public var isActive: Bool {
    gtk_window_is_active(windowPointer) != 0
  }

  /// [`GtkWindow:maximized`](https://docs.gtk.org/gtk4/property.Window.maximized.html)
  public var maximized: Bool {
    get {
      property("maximized") ?? false
    }
    set {
      setProperty("maximized", newValue)
    }
  }

  /// [`gtk_window_get_mnemonics_visible()`](https://docs.gtk.org/gtk4/method.Window.get_mnemonics_visible.html),
  /// [`gtk_window_set_mnemonics_visible()`](https://docs.gtk.org/gtk4/method.Window.set_mnemonics_visible.html)
  public var mnemonicsVisible: Bool {
    get {
      gtk_window_get_mnemonics_visible(windowPointer) != 0
    }
    set {
      gtk_window_set_mnemonics_visible(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_modal()`](https://docs.gtk.org/gtk4/method.Window.get_modal.html),
  /// [`gtk_window_set_modal()`](https://docs.gtk.org/gtk4/method.Window.set_modal.html)
  public var modal: Bool {
    get {
      gtk_window_get_modal(windowPointer) != 0
    }
    set {
      gtk_window_set_modal(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_resizable()`](https://docs.gtk.org/gtk4/method.Window.get_resizable.html),
  /// [`gtk_window_set_resizable()`](https://docs.gtk.org/gtk4/method.Window.set_resizable.html)
  public var resizable: Bool {
    get {
      gtk_window_get_resizable(windowPointer) != 0
    }
    set {
      gtk_window_set_resizable(windowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_window_get_title()`](https://docs.gtk.org/gtk4/method.Window.get_title.html),
  /// [`gtk_window_set_title()`](https://docs.gtk.org/gtk4/method.Window.set_title.html)
  public var title: String? {
    get {
      optionalSwiftString(gtk_window_get_title(windowPointer))
    }
    set {
      gtk_window_set_title(windowPointer, newValue)
    }
  }

  /// [`gtk_window_get_titlebar()`](https://docs.gtk.org/gtk4/method.Window.get_titlebar.html),
  /// [`gtk_window_set_titlebar()`](https://docs.gtk.org/gtk4/method.Window.set_titlebar.html)
  public var titlebar: Widget? {
    get {
      Widget.wrap(gtk_window_get_titlebar(windowPointer))
    }
    set {
      gtk_window_set_titlebar(windowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_window_get_transient_for()`](https://docs.gtk.org/gtk4/method.Window.get_transient_for.html),
  /// [`gtk_window_set_transient_for()`](https://docs.gtk.org/gtk4/method.Window.set_transient_for.html)
  public var transientFor: Window? {
    get {
      Window.wrap(gtk_window_get_transient_for(windowPointer))
    }
    set {
      gtk_window_set_transient_for(windowPointer, newValue?.windowPointer)
    }
  }

  /// [`gtk_window_get_focus()`](https://docs.gtk.org/gtk4/method.Window.get_focus.html),
  /// [`gtk_window_set_focus()`](https://docs.gtk.org/gtk4/method.Window.set_focus.html)
  public var focus: Widget? {
    get {
      Widget.wrap(gtk_window_get_focus(windowPointer))
    }
    set {
      gtk_window_set_focus(windowPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_window_has_group()`](https://docs.gtk.org/gtk4/method.Window.has_group.html)
  public var hasGroup: Bool {
    gtk_window_has_group(windowPointer) != 0
  }

  /// [`gtk_window_is_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.is_fullscreen.html)
  public var isFullscreen: Bool {
    gtk_window_is_fullscreen(windowPointer) != 0
  }

  /// [`gtk_window_is_maximized()`](https://docs.gtk.org/gtk4/method.Window.is_maximized.html)
  public var isMaximized: Bool {
    gtk_window_is_maximized(windowPointer) != 0
  }
}
#endif
