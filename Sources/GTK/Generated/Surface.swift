#if GTK
import CGTK

/// [`GdkSurface`](https://docs.gtk.org/gdk4/class.Surface.html)
open class Surface: Object {
  /// `pointer`, as the functions of `GdkSurface` take it.
  public var surfacePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_surface_get_type() }

  /// [`gdk_surface_new_popup()`](https://docs.gtk.org/gdk4/ctor.Surface.new_popup.html)
  public convenience init(parent: Surface, autohide: Bool) {
    let made = constructed(
      gdk_surface_new_popup(parent.surfacePointer, autohide ? 1 : 0), by: "gdk_surface_new_popup")
    self.init(raw: made, transfer: .full)
  }

  /// [`gdk_surface_new_toplevel()`](https://docs.gtk.org/gdk4/ctor.Surface.new_toplevel.html)
  public convenience init(toplevel display: Display) {
    let made = constructed(
      gdk_surface_new_toplevel(display.displayPointer), by: "gdk_surface_new_toplevel")
    self.init(raw: made, transfer: .full)
  }
}

extension Surface {
  /// [`gdk_surface_get_cursor()`](https://docs.gtk.org/gdk4/method.Surface.get_cursor.html),
  /// [`gdk_surface_set_cursor()`](https://docs.gtk.org/gdk4/method.Surface.set_cursor.html)
  public var cursor: Cursor? {
    get {
      Cursor.wrap(gdk_surface_get_cursor(surfacePointer))
    }
    set {
      gdk_surface_set_cursor(surfacePointer, newValue?.cursorPointer)
    }
  }

  /// [`gdk_surface_get_display()`](https://docs.gtk.org/gdk4/method.Surface.get_display.html)
  public var display: Display? {
    Display.wrap(gdk_surface_get_display(surfacePointer))
  }

  /// [`gdk_surface_get_frame_clock()`](https://docs.gtk.org/gdk4/method.Surface.get_frame_clock.html)
  public var frameClock: FrameClock? {
    FrameClock.wrap(gdk_surface_get_frame_clock(surfacePointer))
  }

  /// [`gdk_surface_get_height()`](https://docs.gtk.org/gdk4/method.Surface.get_height.html)
  public var height: Int {
    Int(gdk_surface_get_height(surfacePointer))
  }

  /// [`gdk_surface_get_mapped()`](https://docs.gtk.org/gdk4/method.Surface.get_mapped.html)
  public var mapped: Bool {
    gdk_surface_get_mapped(surfacePointer) != 0
  }

  /// [`gdk_surface_get_scale_factor()`](https://docs.gtk.org/gdk4/method.Surface.get_scale_factor.html)
  public var scaleFactor: Int {
    Int(gdk_surface_get_scale_factor(surfacePointer))
  }

  /// [`gdk_surface_get_width()`](https://docs.gtk.org/gdk4/method.Surface.get_width.html)
  public var width: Int {
    Int(gdk_surface_get_width(surfacePointer))
  }

  /// [`gdk_surface_is_destroyed()`](https://docs.gtk.org/gdk4/method.Surface.is_destroyed.html)
  public var isDestroyed: Bool {
    gdk_surface_is_destroyed(surfacePointer) != 0
  }
}

extension Surface {
  /// [`gdk_surface_beep()`](https://docs.gtk.org/gdk4/method.Surface.beep.html)
  public func beep() {
    gdk_surface_beep(surfacePointer)
  }

  /// [`gdk_surface_destroy()`](https://docs.gtk.org/gdk4/method.Surface.destroy.html)
  public func destroy() {
    gdk_surface_destroy(surfacePointer)
  }

  /// [`gdk_surface_get_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.get_device_cursor.html)
  @discardableResult
  public func getDeviceCursor(_ device: Device) -> Cursor? {
    Cursor.wrap(gdk_surface_get_device_cursor(surfacePointer, device.devicePointer))
  }

  /// [`gdk_surface_hide()`](https://docs.gtk.org/gdk4/method.Surface.hide.html)
  public func hide() {
    gdk_surface_hide(surfacePointer)
  }

  /// [`gdk_surface_queue_render()`](https://docs.gtk.org/gdk4/method.Surface.queue_render.html)
  public func queueRender() {
    gdk_surface_queue_render(surfacePointer)
  }

  /// [`gdk_surface_request_layout()`](https://docs.gtk.org/gdk4/method.Surface.request_layout.html)
  public func requestLayout() {
    gdk_surface_request_layout(surfacePointer)
  }

  /// [`gdk_surface_set_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.set_device_cursor.html)
  public func setDeviceCursor(_ device: Device, cursor: Cursor) {
    gdk_surface_set_device_cursor(surfacePointer, device.devicePointer, cursor.cursorPointer)
  }
}

extension Surface {
  /// [`GdkSurface::enter-monitor`](https://docs.gtk.org/gdk4/signal.Surface.enter-monitor.html)
  @discardableResult
  public func onEnterMonitor(_ handler: @escaping (Monitor?) -> Void) -> SignalConnection {
    connect("enter-monitor") { arguments in
      handler(arguments.object(0))
    }
  }

  /// [`GdkSurface::layout`](https://docs.gtk.org/gdk4/signal.Surface.layout.html)
  @discardableResult
  public func onLayout(_ handler: @escaping (Int, Int) -> Void) -> SignalConnection {
    connect("layout") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }

  /// [`GdkSurface::leave-monitor`](https://docs.gtk.org/gdk4/signal.Surface.leave-monitor.html)
  @discardableResult
  public func onLeaveMonitor(_ handler: @escaping (Monitor?) -> Void) -> SignalConnection {
    connect("leave-monitor") { arguments in
      handler(arguments.object(0))
    }
  }
}
#endif
