#if GTK
import CGTK
import GTK

extension Texture {
  /// The pixels, row after row, four bytes each: blue, green, red, alpha (premultiplied).
  public func pixelBytes() -> [UInt8] {
    let stride = 4 * width
    var bytes = [UInt8](repeating: 0, count: stride * height)
    gdk_texture_download(texturePointer, &bytes, gsize(stride))
    return bytes
  }

  /// Red, green, blue and alpha of one pixel; nil outside of the picture.
  public func pixel(x: Int, y: Int) -> [UInt8]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = 4 * (width * y + x)
    let bytes = pixelBytes()
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
  }
}
#endif
