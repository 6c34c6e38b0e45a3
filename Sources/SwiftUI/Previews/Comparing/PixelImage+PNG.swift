#if GTK
import Foundation
import GTK

extension PixelImage {
  @MainActor package init(png: Data) throws {
    let texture = try Texture.load(data: png)
    self.init(
      width: texture.width, height: texture.height, bytes: texture.premultipliedPixels())
  }
}

extension PixelDifference {
  package struct CannotWrite: Error, CustomStringConvertible {
    let path: String
    package var description: String { "cannot write \(path)" }
  }

  /// Writes a PNG file: the expected picture, pale, with red where it differs.
  @MainActor package func write(over expected: PixelImage, to path: String) throws {
    let texture = Texture.make(
      rgba: rgba(over: expected), width: expected.width, height: expected.height)
    guard let texture, texture.saveToPng(path) else { throw CannotWrite(path: path) }
  }
}
#endif
