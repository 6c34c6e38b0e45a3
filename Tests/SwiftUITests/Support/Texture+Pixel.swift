#if GTK
import CGTK
import GTK

extension Texture {
  /// Red, green, blue and alpha of one pixel, the colors multiplied by alpha.
  func pixel(x: Int, y: Int) -> [UInt8] {
    let stride: Int = 4 * width
    var bytes = [UInt8](repeating: 0, count: stride * height)
    gdk_texture_download(texturePointer, &bytes, gsize(stride))
    let offset: Int = stride * y + 4 * x
    guard bytes.indices.contains(offset + 3) else { return [] }
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
  }
}
#endif
