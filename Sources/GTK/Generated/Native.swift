#if GTK
import CGTK

/// [`GtkNative`](https://docs.gtk.org/gtk4/iface.Native.html)
public protocol Native: Widget {}

extension Native {
  /// `pointer`, as the functions of `GtkNative` take it.
  public var nativePointer: OpaquePointer {
    opaquePointer
  }
}

extension Native {
  /// [`gtk_native_get_surface()`](https://docs.gtk.org/gtk4/method.Native.get_surface.html)
  public var surface: Surface? {
    Surface.wrap(gtk_native_get_surface(nativePointer))
  }
}

extension Native {
  /// [`gtk_native_realize()`](https://docs.gtk.org/gtk4/method.Native.realize.html)
  public func realize() {
    gtk_native_realize(nativePointer)
  }

  /// [`gtk_native_unrealize()`](https://docs.gtk.org/gtk4/method.Native.unrealize.html)
  public func unrealize() {
    gtk_native_unrealize(nativePointer)
  }
}
#endif
