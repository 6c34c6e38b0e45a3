#if GTK
import CGTK

extension Window {
  /// [`gtk_window_close()`](https://docs.gtk.org/gtk4/method.Window.close.html)
  public func close() {
    gtk_window_close(windowPointer)
  }

  /// [`gtk_window_destroy()`](https://docs.gtk.org/gtk4/method.Window.destroy.html)
  public func destroy() {
    gtk_window_destroy(windowPointer)
  }

  /// [`gtk_window_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.fullscreen.html)
  public func fullscreen() {
    gtk_window_fullscreen(windowPointer)
  }

  /// [`gtk_window_fullscreen_on_monitor()`](https://docs.gtk.org/gtk4/method.Window.fullscreen_on_monitor.html)
  public func fullscreenOnMonitor(_ monitor: Monitor) {
    gtk_window_fullscreen_on_monitor(windowPointer, monitor.monitorPointer)
  }

  /// [`gtk_window_maximize()`](https://docs.gtk.org/gtk4/method.Window.maximize.html)
  public func maximize() {
    gtk_window_maximize(windowPointer)
  }

  /// [`gtk_window_minimize()`](https://docs.gtk.org/gtk4/method.Window.minimize.html)
  public func minimize() {
    gtk_window_minimize(windowPointer)
  }

  /// [`gtk_window_present()`](https://docs.gtk.org/gtk4/method.Window.present.html)
  public func present() {
    gtk_window_present(windowPointer)
  }

  /// [`gtk_window_present_with_time()`](https://docs.gtk.org/gtk4/method.Window.present_with_time.html)
  public func presentWithTime(_ timestamp: UInt) {
    gtk_window_present_with_time(windowPointer, guint32(clamping: timestamp))
  }

  /// [`gtk_window_set_default_size()`](https://docs.gtk.org/gtk4/method.Window.set_default_size.html)
  public func setDefaultSize(_ width: Int, height: Int) {
    gtk_window_set_default_size(windowPointer, gint(clamping: width), gint(clamping: height))
  }

  /// [`gtk_window_set_startup_id()`](https://docs.gtk.org/gtk4/method.Window.set_startup_id.html)
  public func setStartupId(_ startupId: String) {
    gtk_window_set_startup_id(windowPointer, startupId)
  }

  /// [`gtk_window_unfullscreen()`](https://docs.gtk.org/gtk4/method.Window.unfullscreen.html)
  public func unfullscreen() {
    gtk_window_unfullscreen(windowPointer)
  }

  /// [`gtk_window_unmaximize()`](https://docs.gtk.org/gtk4/method.Window.unmaximize.html)
  public func unmaximize() {
    gtk_window_unmaximize(windowPointer)
  }

  /// [`gtk_window_unminimize()`](https://docs.gtk.org/gtk4/method.Window.unminimize.html)
  public func unminimize() {
    gtk_window_unminimize(windowPointer)
  }

  /// [`gtk_window_get_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.get_default_icon_name.html)
  public static var defaultIconName: String? {
    optionalSwiftString(gtk_window_get_default_icon_name())
  }

  /// [`gtk_window_get_toplevels()`](https://docs.gtk.org/gtk4/type_func.Window.get_toplevels.html)
  public static var toplevels: (any ListModel)? {
    Object.find(gtk_window_get_toplevels(), as: (any ListModel).self)
  }

  /// [`gtk_window_set_auto_startup_notification()`](https://docs.gtk.org/gtk4/type_func.Window.set_auto_startup_notification.html)
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting ? 1 : 0)
  }

  /// [`gtk_window_set_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.set_default_icon_name.html)
  public static func setDefaultIconName(_ name: String) {
    gtk_window_set_default_icon_name(name)
  }

  /// [`gtk_window_set_interactive_debugging()`](https://docs.gtk.org/gtk4/type_func.Window.set_interactive_debugging.html)
  public static func setInteractiveDebugging(_ enable: Bool) {
    gtk_window_set_interactive_debugging(enable ? 1 : 0)
  }
}
#endif
