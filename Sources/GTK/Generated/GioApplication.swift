#if GTK
import CGTK

/// [`GApplication`](https://docs.gtk.org/gio/class.Application.html)
open class GioApplication: Object, ActionGroup, ActionMap {
  /// `pointer`, as the functions of `GApplication` take it.
  public var gioApplicationPointer: UnsafeMutablePointer<GApplication> {
    pointer.assumingMemoryBound(to: GApplication.self)
  }

  open override class var gType: GType { g_application_get_type() }

  /// [`g_application_new()`](https://docs.gtk.org/gio/ctor.Application.new.html)
  public convenience init(applicationId: String? = nil, flags: ApplicationFlags) {
    let made = constructed(g_application_new(applicationId, flags.cValue), by: "g_application_new")
    self.init(raw: made, transfer: .full)
  }
}

extension GioApplication {
  /// [`g_application_get_application_id()`](https://docs.gtk.org/gio/method.Application.get_application_id.html),
  /// [`g_application_set_application_id()`](https://docs.gtk.org/gio/method.Application.set_application_id.html)
  public var applicationId: String? {
    get {
      optionalSwiftString(g_application_get_application_id(gioApplicationPointer))
    }
    set {
      g_application_set_application_id(gioApplicationPointer, newValue)
    }
  }

  /// [`g_application_get_flags()`](https://docs.gtk.org/gio/method.Application.get_flags.html),
  /// [`g_application_set_flags()`](https://docs.gtk.org/gio/method.Application.set_flags.html)
  public var flags: ApplicationFlags {
    get {
      ApplicationFlags(g_application_get_flags(gioApplicationPointer))
    }
    set {
      g_application_set_flags(gioApplicationPointer, newValue.cValue)
    }
  }

  /// [`g_application_get_inactivity_timeout()`](https://docs.gtk.org/gio/method.Application.get_inactivity_timeout.html),
  /// [`g_application_set_inactivity_timeout()`](https://docs.gtk.org/gio/method.Application.set_inactivity_timeout.html)
  public var inactivityTimeout: UInt {
    get {
      UInt(g_application_get_inactivity_timeout(gioApplicationPointer))
    }
    set {
      g_application_set_inactivity_timeout(gioApplicationPointer, guint(clamping: newValue))
    }
  }

  /// [`g_application_get_is_busy()`](https://docs.gtk.org/gio/method.Application.get_is_busy.html)
  public var isBusy: Bool {
    g_application_get_is_busy(gioApplicationPointer) != 0
  }

  /// [`g_application_get_is_registered()`](https://docs.gtk.org/gio/method.Application.get_is_registered.html)
  public var isRegistered: Bool {
    g_application_get_is_registered(gioApplicationPointer) != 0
  }

  /// [`g_application_get_is_remote()`](https://docs.gtk.org/gio/method.Application.get_is_remote.html)
  public var isRemote: Bool {
    g_application_get_is_remote(gioApplicationPointer) != 0
  }

  /// [`g_application_get_resource_base_path()`](https://docs.gtk.org/gio/method.Application.get_resource_base_path.html),
  /// [`g_application_set_resource_base_path()`](https://docs.gtk.org/gio/method.Application.set_resource_base_path.html)
  public var resourceBasePath: String? {
    get {
      optionalSwiftString(g_application_get_resource_base_path(gioApplicationPointer))
    }
    set {
      g_application_set_resource_base_path(gioApplicationPointer, newValue)
    }
  }

  /// [`g_application_get_dbus_object_path()`](https://docs.gtk.org/gio/method.Application.get_dbus_object_path.html)
  public var dbusObjectPath: String? {
    optionalSwiftString(g_application_get_dbus_object_path(gioApplicationPointer))
  }
}

extension GioApplication {
  /// [`g_application_activate()`](https://docs.gtk.org/gio/method.Application.activate.html)
  public func activate() {
    g_application_activate(gioApplicationPointer)
  }

  /// [`g_application_bind_busy_property()`](https://docs.gtk.org/gio/method.Application.bind_busy_property.html)
  public func bindBusyProperty(_ object: Object, property: String) {
    g_application_bind_busy_property(gioApplicationPointer, object.pointer, property)
  }

  /// [`g_application_hold()`](https://docs.gtk.org/gio/method.Application.hold.html)
  public func hold() {
    g_application_hold(gioApplicationPointer)
  }

  /// [`g_application_mark_busy()`](https://docs.gtk.org/gio/method.Application.mark_busy.html)
  public func markBusy() {
    g_application_mark_busy(gioApplicationPointer)
  }

  /// [`g_application_quit()`](https://docs.gtk.org/gio/method.Application.quit.html)
  public func quit() {
    g_application_quit(gioApplicationPointer)
  }

  /// [`g_application_release()`](https://docs.gtk.org/gio/method.Application.release.html)
  public func release() {
    g_application_release(gioApplicationPointer)
  }

  /// [`g_application_set_default()`](https://docs.gtk.org/gio/method.Application.set_default.html)
  public func setDefault() {
    g_application_set_default(gioApplicationPointer)
  }

  /// [`g_application_set_option_context_description()`](https://docs.gtk.org/gio/method.Application.set_option_context_description.html)
  public func setOptionContextDescription(_ description: String?) {
    g_application_set_option_context_description(gioApplicationPointer, description)
  }

  /// [`g_application_set_option_context_parameter_string()`](https://docs.gtk.org/gio/method.Application.set_option_context_parameter_string.html)
  public func setOptionContextParameterString(_ parameterString: String?) {
    g_application_set_option_context_parameter_string(gioApplicationPointer, parameterString)
  }

  /// [`g_application_set_option_context_summary()`](https://docs.gtk.org/gio/method.Application.set_option_context_summary.html)
  public func setOptionContextSummary(_ summary: String?) {
    g_application_set_option_context_summary(gioApplicationPointer, summary)
  }

  /// [`g_application_unbind_busy_property()`](https://docs.gtk.org/gio/method.Application.unbind_busy_property.html)
  public func unbindBusyProperty(_ object: Object, property: String) {
    g_application_unbind_busy_property(gioApplicationPointer, object.pointer, property)
  }

  /// [`g_application_unmark_busy()`](https://docs.gtk.org/gio/method.Application.unmark_busy.html)
  public func unmarkBusy() {
    g_application_unmark_busy(gioApplicationPointer)
  }

  /// [`g_application_withdraw_notification()`](https://docs.gtk.org/gio/method.Application.withdraw_notification.html)
  public func withdrawNotification(_ id: String) {
    g_application_withdraw_notification(gioApplicationPointer, id)
  }

  /// [`g_application_get_default()`](https://docs.gtk.org/gio/type_func.Application.get_default.html)
  public static var `default`: GioApplication? {
    GioApplication.wrap(g_application_get_default())
  }

  /// [`g_application_id_is_valid()`](https://docs.gtk.org/gio/type_func.Application.id_is_valid.html)
  @discardableResult
  public static func idIsValid(_ applicationId: String) -> Bool {
    g_application_id_is_valid(applicationId) != 0
  }
}

extension GioApplication {
  /// [`GApplication::activate`](https://docs.gtk.org/gio/signal.Application.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GApplication::name-lost`](https://docs.gtk.org/gio/signal.Application.name-lost.html)
  @discardableResult
  public func onNameLost(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("name-lost", returning: { _ in handler() })
  }

  /// [`GApplication::shutdown`](https://docs.gtk.org/gio/signal.Application.shutdown.html)
  @discardableResult
  public func onShutdown(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("shutdown", handler)
  }

  /// [`GApplication::startup`](https://docs.gtk.org/gio/signal.Application.startup.html)
  @discardableResult
  public func onStartup(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("startup", handler)
  }
}
#endif
