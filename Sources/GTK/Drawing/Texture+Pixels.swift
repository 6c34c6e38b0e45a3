#if GTK
import CGTK

extension Texture {
  /// Blue, green, red, alpha, a byte each, colors multiplied by alpha, row after row without gaps.
  package func premultipliedPixels() -> [UInt8] {
    let stride = 4 * width
    return Array(unsafeUninitializedCapacity: stride * height) { buffer, count in
      gdk_texture_download(texturePointer, buffer.baseAddress, gsize(stride))
      count = stride * height
    }
  }
}
#endif
