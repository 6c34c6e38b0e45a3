#if GTK
import GTK

extension Texture {
  /// Red, green, blue and alpha of one pixel; nil outside of the picture.
  public func pixel(x: Int, y: Int) -> [UInt8]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = 4 * (width * y + x)
    let bytes = premultipliedPixels()
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
  }
}
#endif
