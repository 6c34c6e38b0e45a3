#if GTK
import CGTK

/// [`GtkApplication`](https://docs.gtk.org/gtk4/class.Application.html)
open class Application: GioApplication {
  /// `pointer`, as the functions of `GtkApplication` take it.
  public var applicationPointer: UnsafeMutablePointer<GtkApplication> {
    pointer.assumingMemoryBound(to: GtkApplication.self)
  }

  open override class var gType: GType { gtk_application_get_type() }

  /// [`gtk_application_new()`](https://docs.gtk.org/gtk4/ctor.Application.new.html)
  public convenience init(applicationId: String? = nil, flags: ApplicationFlags) {
    let made = constructed(
      gtk_application_new(applicationId, flags.cValue), by: "gtk_application_new")
    self.init(raw: made, transfer: .full)
  }
}

extension Application {
  /// [`gtk_application_get_active_window()`](https://docs.gtk.org/gtk4/method.Application.get_active_window.html)
  public var activeWindow: Window? {
    Window.wrap(gtk_application_get_active_window(applicationPointer))
  }

  /// [`gtk_application_get_menubar()`](https://docs.gtk.org/gtk4/method.Application.get_menubar.html),
  /// [`gtk_application_set_menubar()`](https://docs.gtk.org/gtk4/method.Application.set_menubar.html)
  public var menubar: MenuModel? {
    get {
      MenuModel.wrap(gtk_application_get_menubar(applicationPointer))
    }
    set {
      gtk_application_set_menubar(applicationPointer, newValue?.menuModelPointer)
    }
  }

  /// [`GtkApplication:register-session`](https://docs.gtk.org/gtk4/property.Application.register-session.html)
  public var registerSession: Bool {
    get {
      property("register-session") ?? false
    }
    set {
      setProperty("register-session", newValue)
    }
  }

  /// [`GtkApplication:screensaver-active`](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html)
  public var screensaverActive: Bool {
    property("screensaver-active") ?? false
  }
}

extension Application {
  /// [`gtk_application_add_window()`](https://docs.gtk.org/gtk4/method.Application.add_window.html)
  public func addWindow(_ window: Window) {
    gtk_application_add_window(applicationPointer, window.windowPointer)
  }

  /// [`gtk_application_get_menu_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_menu_by_id.html)
  @discardableResult
  public func getMenuById(_ id: String) -> Menu? {
    Menu.wrap(gtk_application_get_menu_by_id(applicationPointer, id))
  }

  /// [`gtk_application_get_window_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_window_by_id.html)
  @discardableResult
  public func getWindowById(_ id: UInt) -> Window? {
    Window.wrap(gtk_application_get_window_by_id(applicationPointer, guint(clamping: id)))
  }

  /// [`gtk_application_inhibit()`](https://docs.gtk.org/gtk4/method.Application.inhibit.html)
  @discardableResult
  public func inhibit(_ window: Window?, flags: ApplicationInhibitFlags, reason: String?) -> UInt {
    UInt(gtk_application_inhibit(applicationPointer, window?.windowPointer, flags.cValue, reason))
  }

  /// [`gtk_application_remove_window()`](https://docs.gtk.org/gtk4/method.Application.remove_window.html)
  public func removeWindow(_ window: Window) {
    gtk_application_remove_window(applicationPointer, window.windowPointer)
  }

  /// [`gtk_application_uninhibit()`](https://docs.gtk.org/gtk4/method.Application.uninhibit.html)
  public func uninhibit(_ cookie: UInt) {
    gtk_application_uninhibit(applicationPointer, guint(clamping: cookie))
  }
}

extension Application {
  /// [`GtkApplication::query-end`](https://docs.gtk.org/gtk4/signal.Application.query-end.html)
  @discardableResult
  public func onQueryEnd(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("query-end", handler)
  }

  /// [`GtkApplication::window-added`](https://docs.gtk.org/gtk4/signal.Application.window-added.html)
  @discardableResult
  public func onWindowAdded(_ handler: @escaping (Window?) -> Void) -> SignalConnection {
    connect("window-added") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GtkApplication::window-removed`](https://docs.gtk.org/gtk4/signal.Application.window-removed.html)
  @discardableResult
  public func onWindowRemoved(_ handler: @escaping (Window?) -> Void) -> SignalConnection {
    connect("window-removed") { arguments in
      handler(arguments.object(0))
    }
  }
}
#endif
