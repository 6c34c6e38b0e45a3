#if GTK
import GTK

/// What a widget looks like, by its pixels.
@MainActor
struct Pixels {
  private let bytes: [UInt8]
  let width: Int
  let height: Int

  init(of widget: Widget) throws {
    let texture: Texture = try widget.makeTexture()
    width = texture.width
    height = texture.height
    bytes = texture.premultipliedPixels()
  }

  /// Red, green, blue and alpha at a point, premultiplied; all 0 outside.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
    let offset: Int = 4 * (width * y + x)
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset], bytes[offset + 3]]
  }
}

/// Whether no component differs by more than what rounding and blending may cost.
func isClose(_ a: [UInt8], _ b: [UInt8], by tolerance: Int = 4) -> Bool {
  zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
#endif
