/// The pixels of a picture: blue, green, red, alpha, a byte each, row after row.
package struct PixelImage: Equatable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == 4 * width * height, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  package func hasSize(of other: PixelImage) -> Bool {
    width == other.width && height == other.height
  }
}
