#if GTK
import CGTK

/// [`GdkPaintable`](https://docs.gtk.org/gdk4/iface.Paintable.html)
public protocol Paintable: Object {}

extension Paintable {
  /// `pointer`, as the functions of `GdkPaintable` take it.
  public var paintablePointer: OpaquePointer {
    opaquePointer
  }
}

extension Paintable {
  /// [`gdk_paintable_get_current_image()`](https://docs.gtk.org/gdk4/method.Paintable.get_current_image.html)
  public var currentImage: (any Paintable)? {
    Object.take(gdk_paintable_get_current_image(paintablePointer), as: (any Paintable).self)
  }

  /// [`gdk_paintable_get_flags()`](https://docs.gtk.org/gdk4/method.Paintable.get_flags.html)
  public var flags: PaintableFlags {
    PaintableFlags(gdk_paintable_get_flags(paintablePointer))
  }

  /// [`gdk_paintable_get_intrinsic_aspect_ratio()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_aspect_ratio.html)
  public var intrinsicAspectRatio: Double {
    gdk_paintable_get_intrinsic_aspect_ratio(paintablePointer)
  }

  /// [`gdk_paintable_get_intrinsic_height()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_height.html)
  public var intrinsicHeight: Int {
    Int(gdk_paintable_get_intrinsic_height(paintablePointer))
  }

  /// [`gdk_paintable_get_intrinsic_width()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_width.html)
  public var intrinsicWidth: Int {
    Int(gdk_paintable_get_intrinsic_width(paintablePointer))
  }
}

extension Paintable {
  /// [`gdk_paintable_invalidate_contents()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_contents.html)
  public func invalidateContents() {
    gdk_paintable_invalidate_contents(paintablePointer)
  }

  /// [`gdk_paintable_invalidate_size()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_size.html)
  public func invalidateSize() {
    gdk_paintable_invalidate_size(paintablePointer)
  }
}

extension Paintable {
  /// [`GdkPaintable::invalidate-contents`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-contents.html)
  @discardableResult
  public func onInvalidateContents(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("invalidate-contents", handler)
  }

  /// [`GdkPaintable::invalidate-size`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-size.html)
  @discardableResult
  public func onInvalidateSize(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("invalidate-size", handler)
  }
}
#endif
