#if GTK
  import CGTK

  @testable import GTK

  extension Texture {
    /// The pixels, four bytes each: blue, green, red, alpha (premultiplied).
    func savedBytes() -> [UInt8] {
      let stride: Int = 4 * width
      var bytes = [UInt8](repeating: 0, count: stride * height)
      gdk_texture_download(texturePointer, &bytes, gsize(stride))
      return bytes
    }

    /// Red, green, blue and alpha of one pixel.
    func pixel(x: Int, y: Int) -> [UInt8] {
      let offset: Int = 4 * (width * y + x)
      let bytes: [UInt8] = savedBytes()
      return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
    }
  }
#endif
