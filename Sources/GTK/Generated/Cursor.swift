#if GTK
import CGTK

/// [`GdkCursor`](https://docs.gtk.org/gdk4/class.Cursor.html)
open class Cursor: Object {
  /// `pointer`, as the functions of `GdkCursor` take it.
  public var cursorPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_cursor_get_type() }

  /// [`gdk_cursor_new_from_name()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_name.html)
  public convenience init(name: String, fallback: Cursor?) {
    let made = constructed(
      gdk_cursor_new_from_name(name, fallback?.cursorPointer), by: "gdk_cursor_new_from_name")
    self.init(raw: made, transfer: .full)
  }

  /// [`gdk_cursor_new_from_texture()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_texture.html)
  public convenience init(texture: Texture, hotspotX: Int, hotspotY: Int, fallback: Cursor?) {
    let made = constructed(
      gdk_cursor_new_from_texture(
        texture.texturePointer, gint(clamping: hotspotX), gint(clamping: hotspotY),
        fallback?.cursorPointer), by: "gdk_cursor_new_from_texture")
    self.init(raw: made, transfer: .full)
  }
}

extension Cursor {
  /// [`gdk_cursor_get_fallback()`](https://docs.gtk.org/gdk4/method.Cursor.get_fallback.html)
  public var fallback: Cursor? {
    Cursor.wrap(gdk_cursor_get_fallback(cursorPointer))
  }

  /// [`gdk_cursor_get_hotspot_x()`](https://docs.gtk.org/gdk4/method.Cursor.get_hotspot_x.html)
  public var hotspotX: Int {
    Int(gdk_cursor_get_hotspot_x(cursorPointer))
  }

  /// [`gdk_cursor_get_hotspot_y()`](https://docs.gtk.org/gdk4/method.Cursor.get_hotspot_y.html)
  public var hotspotY: Int {
    Int(gdk_cursor_get_hotspot_y(cursorPointer))
  }

  /// [`gdk_cursor_get_name()`](https://docs.gtk.org/gdk4/method.Cursor.get_name.html)
  public var name: String? {
    optionalSwiftString(gdk_cursor_get_name(cursorPointer))
  }

  /// [`gdk_cursor_get_texture()`](https://docs.gtk.org/gdk4/method.Cursor.get_texture.html)
  public var texture: Texture? {
    Texture.wrap(gdk_cursor_get_texture(cursorPointer))
  }
}
#endif
