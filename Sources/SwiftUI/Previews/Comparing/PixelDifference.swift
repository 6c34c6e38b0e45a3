/// How two pictures of one size differ, pixel by pixel.
///
/// The measure is the largest area of pixels that touch each other, not how many differ in all: a letter that moves is
/// one area, what another rasterizer does to edges is many small ones.
package struct PixelDifference {
  /// The greatest difference of a channel, tolerated or not.
  package private(set) var strongest = 0
  /// How many pixels differ by more than the tolerance.
  package private(set) var count = 0
  /// How many pixels the largest area has, side by side or corner to corner.
  package private(set) var largestArea = 0
  /// For each pixel, whether it differs by more than the tolerance.
  package private(set) var mask: [Bool]

  /// Nil for pictures of different sizes.
  ///
  /// - Parameter tolerance: by how much a channel may differ, of 255.
  package init?(_ expected: PixelImage, _ actual: PixelImage, tolerance: Int) {
    guard expected.hasSize(of: actual) else { return nil }
    mask = Array(repeating: false, count: expected.width * expected.height)
    guard expected != actual else { return }
    for pixel in mask.indices {
      let range = (4 * pixel)..<(4 * pixel + 4)
      let difference = range.reduce(0) {
        max($0, abs(Int(expected.bytes[$1]) - Int(actual.bytes[$1])))
      }
      strongest = max(strongest, difference)
      guard difference > tolerance else { continue }
      mask[pixel] = true
      count += 1
    }
    if count > 0 { measureAreas(width: expected.width) }
  }

  private mutating func measureAreas(width: Int) {
    var isSeen = Array(repeating: false, count: mask.count)
    var pending: [Int] = []
    for start in mask.indices where mask[start] && !isSeen[start] {
      isSeen[start] = true
      pending.append(start)
      var area = 0
      while let pixel = pending.popLast() {
        area += 1
        let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
        for next in (row - 1)...(row + 1) {
          for side in max(column - 1, 0)...min(column + 1, width - 1) {
            let neighbor = next * width + side
            guard mask.indices.contains(neighbor), mask[neighbor], !isSeen[neighbor] else {
              continue
            }
            isSeen[neighbor] = true
            pending.append(neighbor)
          }
        }
      }
      largestArea = max(largestArea, area)
    }
  }

  /// The expected picture, pale and gray, with red where it differs: red, green, blue, alpha, a byte each.
  package func rgba(over expected: PixelImage) -> [UInt8] {
    mask.indices.flatMap { pixel -> [UInt8] in
      guard !mask[pixel] else { return [224, 0, 32, 255] }
      let color = expected.bytes[(4 * pixel)..<(4 * pixel + 4)].map { Int($0) }
      // Over white, as channels are multiplied by alpha.
      let gray = color[0...2].reduce(0, +) / 3 + 255 - color[3]
      let pale = UInt8(clamping: 191 + gray / 4)
      return [pale, pale, pale, 255]
    }
  }
}
