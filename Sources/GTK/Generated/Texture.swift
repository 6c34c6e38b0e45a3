#if GTK
import CGTK

/// [`GdkTexture`](https://docs.gtk.org/gdk4/class.Texture.html)
open class Texture: Object, Paintable, Icon {
  /// `pointer`, as the functions of `GdkTexture` take it.
  public var texturePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_texture_get_type() }

  /// [`gdk_texture_new_from_resource()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html)
  public convenience init(resource resourcePath: String) {
    let made = constructed(
      gdk_texture_new_from_resource(resourcePath), by: "gdk_texture_new_from_resource")
    self.init(raw: made, transfer: .full)
  }
}

extension Texture {
  /// [`gdk_texture_get_height()`](https://docs.gtk.org/gdk4/method.Texture.get_height.html)
  public var height: Int {
    Int(gdk_texture_get_height(texturePointer))
  }

  /// [`gdk_texture_get_width()`](https://docs.gtk.org/gdk4/method.Texture.get_width.html)
  public var width: Int {
    Int(gdk_texture_get_width(texturePointer))
  }
}

extension Texture {
  /// [`gdk_texture_save_to_png()`](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html)
  @discardableResult
  public func saveToPng(_ filename: String) -> Bool {
    gdk_texture_save_to_png(texturePointer, filename) != 0
  }

  /// [`gdk_texture_save_to_tiff()`](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html)
  @discardableResult
  public func saveToTiff(_ filename: String) -> Bool {
    gdk_texture_save_to_tiff(texturePointer, filename) != 0
  }
}
#endif
