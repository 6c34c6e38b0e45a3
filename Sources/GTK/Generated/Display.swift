#if GTK
import CGTK

/// [`GdkDisplay`](https://docs.gtk.org/gdk4/class.Display.html)
open class Display: Object {
  /// `pointer`, as the functions of `GdkDisplay` take it.
  public var displayPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_display_get_type() }
}

extension Display {
  /// [`GdkDisplay:composited`](https://docs.gtk.org/gdk4/property.Display.composited.html)
  public var composited: Bool {
    property("composited") ?? false
  }

  /// [`GdkDisplay:input-shapes`](https://docs.gtk.org/gdk4/property.Display.input-shapes.html)
  public var inputShapes: Bool {
    property("input-shapes") ?? false
  }

  /// [`GdkDisplay:rgba`](https://docs.gtk.org/gdk4/property.Display.rgba.html)
  public var rgba: Bool {
    property("rgba") ?? false
  }

  /// [`gdk_display_get_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_clipboard.html)
  public var clipboard: Clipboard? {
    Clipboard.wrap(gdk_display_get_clipboard(displayPointer))
  }

  /// [`gdk_display_get_monitors()`](https://docs.gtk.org/gdk4/method.Display.get_monitors.html)
  public var monitors: (any ListModel)? {
    Object.find(gdk_display_get_monitors(displayPointer), as: (any ListModel).self)
  }

  /// [`gdk_display_get_name()`](https://docs.gtk.org/gdk4/method.Display.get_name.html)
  public var name: String {
    swiftString(gdk_display_get_name(displayPointer))
  }

  /// [`gdk_display_get_primary_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_primary_clipboard.html)
  public var primaryClipboard: Clipboard? {
    Clipboard.wrap(gdk_display_get_primary_clipboard(displayPointer))
  }

  /// [`gdk_display_get_startup_notification_id()`](https://docs.gtk.org/gdk4/method.Display.get_startup_notification_id.html)
  public var startupNotificationId: String? {
    optionalSwiftString(gdk_display_get_startup_notification_id(displayPointer))
  }

  /// [`gdk_display_is_closed()`](https://docs.gtk.org/gdk4/method.Display.is_closed.html)
  public var isClosed: Bool {
    gdk_display_is_closed(displayPointer) != 0
  }

  /// [`gdk_display_is_composited()`](https://docs.gtk.org/gdk4/method.Display.is_composited.html)
  public var isComposited: Bool {
    gdk_display_is_composited(displayPointer) != 0
  }

  /// [`gdk_display_is_rgba()`](https://docs.gtk.org/gdk4/method.Display.is_rgba.html)
  public var isRgba: Bool {
    gdk_display_is_rgba(displayPointer) != 0
  }
}

extension Display {
  /// [`gdk_display_beep()`](https://docs.gtk.org/gdk4/method.Display.beep.html)
  public func beep() {
    gdk_display_beep(displayPointer)
  }

  /// [`gdk_display_close()`](https://docs.gtk.org/gdk4/method.Display.close.html)
  public func close() {
    gdk_display_close(displayPointer)
  }

  /// [`gdk_display_device_is_grabbed()`](https://docs.gtk.org/gdk4/method.Display.device_is_grabbed.html)
  @discardableResult
  public func deviceIsGrabbed(_ device: Device) -> Bool {
    gdk_display_device_is_grabbed(displayPointer, device.devicePointer) != 0
  }

  /// [`gdk_display_flush()`](https://docs.gtk.org/gdk4/method.Display.flush.html)
  public func flush() {
    gdk_display_flush(displayPointer)
  }

  /// [`gdk_display_get_monitor_at_surface()`](https://docs.gtk.org/gdk4/method.Display.get_monitor_at_surface.html)
  @discardableResult
  public func getMonitorAtSurface(_ surface: Surface) -> Monitor? {
    Monitor.wrap(gdk_display_get_monitor_at_surface(displayPointer, surface.surfacePointer))
  }

  /// [`gdk_display_notify_startup_complete()`](https://docs.gtk.org/gdk4/method.Display.notify_startup_complete.html)
  public func notifyStartupComplete(_ startupId: String) {
    gdk_display_notify_startup_complete(displayPointer, startupId)
  }

  /// [`gdk_display_supports_input_shapes()`](https://docs.gtk.org/gdk4/method.Display.supports_input_shapes.html)
  @discardableResult
  public func supportsInputShapes() -> Bool {
    gdk_display_supports_input_shapes(displayPointer) != 0
  }

  /// [`gdk_display_sync()`](https://docs.gtk.org/gdk4/method.Display.sync.html)
  public func sync() {
    gdk_display_sync(displayPointer)
  }

  /// [`gdk_display_get_default()`](https://docs.gtk.org/gdk4/type_func.Display.get_default.html)
  public static var `default`: Display? {
    Display.wrap(gdk_display_get_default())
  }

  /// [`gdk_display_open()`](https://docs.gtk.org/gdk4/type_func.Display.open.html)
  @discardableResult
  public static func open(_ displayName: String) -> Display? {
    Display.wrap(gdk_display_open(displayName))
  }
}

extension Display {
  /// [`GdkDisplay::closed`](https://docs.gtk.org/gdk4/signal.Display.closed.html)
  @discardableResult
  public func onClosed(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
    connect("closed") { arguments in
      handler(arguments.value(0) ?? false)
    }
  }

  /// [`GdkDisplay::opened`](https://docs.gtk.org/gdk4/signal.Display.opened.html)
  @discardableResult
  public func onOpened(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("opened", handler)
  }

  /// [`GdkDisplay::setting-changed`](https://docs.gtk.org/gdk4/signal.Display.setting-changed.html)
  @discardableResult
  public func onSettingChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("setting-changed") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }
}
#endif
