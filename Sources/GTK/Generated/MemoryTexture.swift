#if GTK
import CGTK

/// [`GdkMemoryTexture`](https://docs.gtk.org/gdk4/class.MemoryTexture.html)
open class MemoryTexture: Texture {
  /// `pointer`, as the functions of `GdkMemoryTexture` take it.
  public var memoryTexturePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_memory_texture_get_type() }

  @available(*, unavailable, message: "It makes a GdkTexture")
  public convenience init(resource resourcePath: String) {
    preconditionFailure("It makes a GdkTexture")
  }
}
#endif
