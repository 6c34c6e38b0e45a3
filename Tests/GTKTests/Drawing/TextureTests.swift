#if GTK
import Foundation
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct TextureTests {
  private let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]

  @Test func pixelsBecomeAPictureAndAFile() throws {
    let texture = try #require(Texture.make(rgba: pixels, width: 2, height: 1))
    #expect(texture.width == 2)
    #expect(texture.height == 1)
    #expect(texture.pixel(x: 0, y: 0) == [255, 0, 0, 255])
    #expect(texture.pixel(x: 1, y: 0) == [0, 255, 0, 255])
    let path: String = NSTemporaryDirectory() + "gtk-texture-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(texture.saveToPng(path))
    #expect(try Texture.load(path: path).premultipliedPixels() == texture.premultipliedPixels())
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try Texture.load(data: data).premultipliedPixels() == texture.premultipliedPixels())
  }

  @Test func badInputIsRefused() {
    #expect(Texture.make(rgba: pixels, width: 3, height: 1) == nil)
    #expect(Texture.make(rgba: [], width: 0, height: 0) == nil)
    #expect(throws: GLibError.self) { try Texture.load(path: "/no/such/file.png") }
    #expect(throws: GLibError.self) { try Texture.load(data: Data("no picture".utf8)) }
  }
}
#endif
