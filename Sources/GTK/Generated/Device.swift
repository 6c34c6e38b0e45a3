#if GTK
import CGTK

/// [`GdkDevice`](https://docs.gtk.org/gdk4/class.Device.html)
open class Device: Object {
  /// `pointer`, as the functions of `GdkDevice` take it.
  public var devicePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_device_get_type() }
}

extension Device {
  /// [`gdk_device_get_caps_lock_state()`](https://docs.gtk.org/gdk4/method.Device.get_caps_lock_state.html)
  public var capsLockState: Bool {
    gdk_device_get_caps_lock_state(devicePointer) != 0
  }

  /// [`gdk_device_get_direction()`](https://docs.gtk.org/gdk4/method.Device.get_direction.html)
  public var direction: PangoDirection {
    PangoDirection(gdk_device_get_direction(devicePointer))
  }

  /// [`gdk_device_get_display()`](https://docs.gtk.org/gdk4/method.Device.get_display.html)
  public var display: Display? {
    Display.wrap(gdk_device_get_display(devicePointer))
  }

  /// [`gdk_device_has_bidi_layouts()`](https://docs.gtk.org/gdk4/method.Device.has_bidi_layouts.html)
  public var hasBidiLayouts: Bool {
    gdk_device_has_bidi_layouts(devicePointer) != 0
  }

  /// [`gdk_device_get_has_cursor()`](https://docs.gtk.org/gdk4/method.Device.get_has_cursor.html)
  public var hasCursor: Bool {
    gdk_device_get_has_cursor(devicePointer) != 0
  }

  /// [`gdk_device_get_modifier_state()`](https://docs.gtk.org/gdk4/method.Device.get_modifier_state.html)
  public var modifierState: ModifierType {
    ModifierType(gdk_device_get_modifier_state(devicePointer))
  }

  /// [`GdkDevice:n-axes`](https://docs.gtk.org/gdk4/property.Device.n-axes.html)
  public var nAxes: UInt {
    property("n-axes") ?? 0
  }

  /// [`gdk_device_get_name()`](https://docs.gtk.org/gdk4/method.Device.get_name.html)
  public var name: String {
    swiftString(gdk_device_get_name(devicePointer))
  }

  /// [`gdk_device_get_num_lock_state()`](https://docs.gtk.org/gdk4/method.Device.get_num_lock_state.html)
  public var numLockState: Bool {
    gdk_device_get_num_lock_state(devicePointer) != 0
  }

  /// [`gdk_device_get_num_touches()`](https://docs.gtk.org/gdk4/method.Device.get_num_touches.html)
  public var numTouches: UInt {
    UInt(gdk_device_get_num_touches(devicePointer))
  }

  /// [`gdk_device_get_product_id()`](https://docs.gtk.org/gdk4/method.Device.get_product_id.html)
  public var productId: String? {
    optionalSwiftString(gdk_device_get_product_id(devicePointer))
  }

  /// [`gdk_device_get_scroll_lock_state()`](https://docs.gtk.org/gdk4/method.Device.get_scroll_lock_state.html)
  public var scrollLockState: Bool {
    gdk_device_get_scroll_lock_state(devicePointer) != 0
  }

  /// [`gdk_device_get_source()`](https://docs.gtk.org/gdk4/method.Device.get_source.html)
  public var source: InputSource {
    InputSource(gdk_device_get_source(devicePointer))
  }

  /// [`gdk_device_get_vendor_id()`](https://docs.gtk.org/gdk4/method.Device.get_vendor_id.html)
  public var vendorId: String? {
    optionalSwiftString(gdk_device_get_vendor_id(devicePointer))
  }

  /// [`gdk_device_get_timestamp()`](https://docs.gtk.org/gdk4/method.Device.get_timestamp.html)
  public var timestamp: UInt {
    UInt(gdk_device_get_timestamp(devicePointer))
  }
}

extension Device {
  /// [`GdkDevice::changed`](https://docs.gtk.org/gdk4/signal.Device.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }
}
#endif
