#if GTK
import GTK

extension Texture {
  /// Red, green, blue and alpha of one pixel, the colors multiplied by alpha.
  func pixel(x: Int, y: Int) -> [UInt8] {
    let bytes = premultipliedPixels()
    let offset = 4 * (width * y + x)
    guard bytes.indices.contains(offset + 3) else { return [] }
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
  }
}
#endif
