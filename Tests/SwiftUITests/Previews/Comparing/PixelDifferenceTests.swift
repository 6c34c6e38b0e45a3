import Testing

@testable import SwiftUI

struct PixelDifferenceTests {
  /// A gray picture with other values at some pixels.
  private func image(
    _ width: Int, _ height: Int, _ values: [(x: Int, y: Int, value: UInt8)] = []
  ) -> PixelImage {
    var bytes = Array(repeating: UInt8(100), count: 4 * width * height)
    for (x, y, value) in values {
      for channel in 0..<3 { bytes[4 * (y * width + x) + channel] = value }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  @Test func equalPicturesHaveNoDifference() throws {
    let difference = try #require(PixelDifference(image(3, 2), image(3, 2), tolerance: 0))
    #expect(difference.strongest == 0)
    #expect(difference.count == 0)
    #expect(difference.largestArea == 0)
  }

  @Test func picturesOfOtherSizesAreNotCompared() {
    #expect(PixelDifference(image(3, 2), image(2, 3), tolerance: 255) == nil)
  }

  @Test func aChannelMayDifferByTheTolerance() throws {
    let actual = image(4, 4, [(1, 1, 102), (3, 3, 97)])
    let two = try #require(PixelDifference(image(4, 4), actual, tolerance: 2))
    #expect(two.strongest == 3)
    #expect(two.count == 1)
    #expect(two.mask.firstIndex(of: true) == 15)
    let three = try #require(PixelDifference(image(4, 4), actual, tolerance: 3))
    #expect(three.strongest == 3)
    #expect(three.count == 0)
  }

  @Test func oneChannelIsEnough() throws {
    var bytes = image(1, 1).bytes
    bytes[3] = 90
    let actual = PixelImage(width: 1, height: 1, bytes: bytes)
    #expect(PixelDifference(image(1, 1), actual, tolerance: 2)?.strongest == 10)
  }

  /// Corner to corner counts, the end of a row and the start of the next one do not touch.
  @Test func theLargestAreaIsWhatTouches() throws {
    let actual = image(
      5, 3, [(0, 0, 0), (1, 1, 0), (2, 0, 0), (4, 0, 0), (0, 2, 0), (4, 2, 0)])
    let difference = try #require(PixelDifference(image(5, 3), actual, tolerance: 2))
    #expect(difference.count == 6)
    #expect(difference.largestArea == 4)
    let edge = image(3, 2, [(2, 0, 0), (0, 1, 0)])
    #expect(PixelDifference(image(3, 2), edge, tolerance: 2)?.largestArea == 1)
  }

  @Test func whatDiffersIsRedOverPaleGray() throws {
    let actual = image(2, 1, [(1, 0, 0)])
    let difference = try #require(PixelDifference(image(2, 1), actual, tolerance: 2))
    // The pictures' alpha is 100 too: 100 + (255 - 100) over white.
    #expect(difference.rgba(over: image(2, 1)) == [254, 254, 254, 255, 224, 0, 32, 255])
  }
}
