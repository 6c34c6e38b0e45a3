#if GTK
import CGTK

/// [`GdkMonitor`](https://docs.gtk.org/gdk4/class.Monitor.html)
open class Monitor: Object {
  /// `pointer`, as the functions of `GdkMonitor` take it.
  public var monitorPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_monitor_get_type() }
}

extension Monitor {
  /// [`gdk_monitor_get_connector()`](https://docs.gtk.org/gdk4/method.Monitor.get_connector.html)
  public var connector: String? {
    optionalSwiftString(gdk_monitor_get_connector(monitorPointer))
  }

  /// [`gdk_monitor_get_display()`](https://docs.gtk.org/gdk4/method.Monitor.get_display.html)
  public var display: Display? {
    Display.wrap(gdk_monitor_get_display(monitorPointer))
  }

  /// [`gdk_monitor_get_height_mm()`](https://docs.gtk.org/gdk4/method.Monitor.get_height_mm.html)
  public var heightMm: Int {
    Int(gdk_monitor_get_height_mm(monitorPointer))
  }

  /// [`gdk_monitor_get_manufacturer()`](https://docs.gtk.org/gdk4/method.Monitor.get_manufacturer.html)
  public var manufacturer: String? {
    optionalSwiftString(gdk_monitor_get_manufacturer(monitorPointer))
  }

  /// [`gdk_monitor_get_model()`](https://docs.gtk.org/gdk4/method.Monitor.get_model.html)
  public var model: String? {
    optionalSwiftString(gdk_monitor_get_model(monitorPointer))
  }

  /// [`gdk_monitor_get_refresh_rate()`](https://docs.gtk.org/gdk4/method.Monitor.get_refresh_rate.html)
  public var refreshRate: Int {
    Int(gdk_monitor_get_refresh_rate(monitorPointer))
  }

  /// [`gdk_monitor_get_scale_factor()`](https://docs.gtk.org/gdk4/method.Monitor.get_scale_factor.html)
  public var scaleFactor: Int {
    Int(gdk_monitor_get_scale_factor(monitorPointer))
  }

  /// [`gdk_monitor_get_subpixel_layout()`](https://docs.gtk.org/gdk4/method.Monitor.get_subpixel_layout.html)
  public var subpixelLayout: SubpixelLayout {
    SubpixelLayout(gdk_monitor_get_subpixel_layout(monitorPointer))
  }

  /// [`GdkMonitor:valid`](https://docs.gtk.org/gdk4/property.Monitor.valid.html)
  public var valid: Bool {
    property("valid") ?? false
  }

  /// [`gdk_monitor_get_width_mm()`](https://docs.gtk.org/gdk4/method.Monitor.get_width_mm.html)
  public var widthMm: Int {
    Int(gdk_monitor_get_width_mm(monitorPointer))
  }

  /// [`gdk_monitor_is_valid()`](https://docs.gtk.org/gdk4/method.Monitor.is_valid.html)
  public var isValid: Bool {
    gdk_monitor_is_valid(monitorPointer) != 0
  }
}

extension Monitor {
  /// [`GdkMonitor::invalidate`](https://docs.gtk.org/gdk4/signal.Monitor.invalidate.html)
  @discardableResult
  public func onInvalidate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("invalidate", handler)
  }
}
#endif
