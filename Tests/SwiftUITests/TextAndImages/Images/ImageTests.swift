#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Image = SwiftUICore.Image

/// A picture of two pixels, red and blue.
private func twoPixels() throws -> Data {
  let path: String = NSTemporaryDirectory() + "swiftui-two-pixels-\(UUID()).png"
  defer { try? FileManager.default.removeItem(atPath: path) }
  let texture = try #require(
    Texture.make(rgba: [255, 0, 0, 255, 0, 0, 255, 255], width: 2, height: 1))
  #expect(texture.saveToPng(path))
  return try Data(contentsOf: URL(fileURLWithPath: path))
}

@Suite(.gtk) @MainActor struct ImageTests {
  private func image() throws -> Image {
    Image(provider: DataImageProvider(data: try twoPixels(), label: nil))
  }

  @Test func systemNamesAreIconsOfTheTheme() async throws {
    try await Shown.with(Image(systemName: "magnifyingglass")) { shown in
      let icon = try #require(shown.widgets(GTK.Image.self).first)
      #expect(icon.iconName == "system-search-symbolic")
      #expect(icon.pixelSize == 16)
      #expect(icon.width == 16 && icon.height == 16)
      let display = try #require(Display.default)
      #expect(IconTheme.getForDisplay(display)?.hasIcon("system-search-symbolic") == true)
    }
  }

  @Test func iconsHaveTheForegroundsColor() async throws {
    let view = Image(systemName: "magnifyingglass").foregroundColor(
      Color(red: 1, green: 0, blue: 0))
    try await Shown.with(view) { shown in
      let icon = try #require(shown.widgets(GTK.Image.self).first)
      #expect(icon.color == RGBA(red: 1, green: 0, blue: 0))
    }
  }

  @Test func iconsFillWhatTheyAreOffered() async throws {
    let view = Image(systemName: "magnifyingglass").resizable().frame(width: 60, height: 40)
    try await Shown.with(view) { shown in
      let icon = try #require(shown.widgets(GTK.Image.self).first)
      #expect(icon.pixelSize == 40)
      #expect(icon.width == 60)
    }
  }

  @Test func unknownNamesAreVisibleAndReported() async throws {
    let messages = Messages()
    try await Diagnostics.capturing({ messages.add($0) }) {
      try await Shown.with(Image(systemName: "no.such.symbol")) { shown in
        let icon = try #require(shown.widgets(GTK.Image.self).first)
        #expect(icon.iconName == "image-missing-symbolic")
      }
    }
    #expect(messages.all.count == 1)
    #expect(messages.all.first?.contains("no.such.symbol") == true)
  }

  @Test func filesThatAreNoImagesAreVisibleAndReported() async throws {
    let messages = Messages()
    let broken = Image(provider: DataImageProvider(data: Data([1, 2, 3]), label: nil))
    try await Diagnostics.capturing({ messages.add($0) }) {
      try await Shown.with(broken) { shown in
        let picture = try #require(shown.widgets(Picture.self).first)
        #expect(gtk_picture_get_paintable(picture.picturePointer) != nil)
        #expect(picture.width == 16)
      }
    }
    #expect(messages.all.count == 1)
  }

  @Test func picturesHaveTheirOwnSize() async throws {
    try await Shown.with(try image()) { shown in
      let picture = try #require(shown.widgets(Picture.self).first)
      #expect(picture.width == 2 && picture.height == 1)
      #expect(picture.paintable is Texture)
    }
  }

  @Test func resizablePicturesAreStretched() async throws {
    let view = try image().resizable().interpolation(.none).frame(width: 100, height: 50)
    try await Shown.with(view, size: CGSize(width: 100, height: 50)) { shown in
      let picture = try Pixels(of: #require(shown.content))
      #expect(picture.color(10, 25) == [255, 0, 0, 255])
      #expect(picture.color(90, 25) == [0, 0, 255, 255])
    }
  }

  @Test func tilesAreRepeated() async throws {
    let view = try image().resizable(resizingMode: .tile).frame(width: 100, height: 50)
    try await Shown.with(view, size: CGSize(width: 100, height: 50)) { shown in
      let picture = try Pixels(of: #require(shown.content))
      for x in [0, 2, 50, 98] { #expect(picture.color(x, 30) == [255, 0, 0, 255]) }
      for x in [1, 3, 51, 99] { #expect(picture.color(x, 30) == [0, 0, 255, 255]) }
    }
  }

  @Test func templatesHaveTheForegroundsColor() async throws {
    let view = try image().resizable().renderingMode(.template)
      .foregroundColor(Color(red: 0, green: 1, blue: 0)).frame(width: 40, height: 40)
    try await Shown.with(view, size: CGSize(width: 40, height: 40)) { shown in
      let picture = try Pixels(of: #require(shown.content))
      #expect(picture.color(5, 20) == [0, 255, 0, 255])
      #expect(picture.color(35, 20) == [0, 255, 0, 255])
    }
  }

  @Test func cornersKeepTheirSize() {
    let parts = NineParts(
      CGSize(width: 30, height: 30), EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
      CGRect(x: 0, y: 0, width: 100, height: 50)
    ).parts
    #expect(parts.count == 9)
    #expect(parts[0].target == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(parts[4].source == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(parts[4].target == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(parts[8].target == CGRect(x: 90, y: 40, width: 10, height: 10))
  }

  @Test func paintRepeatsAPart() async throws {
    let paint = ImagePaint(
      image: try image(), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    try await Shown.with(
      Rectangle().fill(paint).frame(width: 40, height: 40), size: CGSize(width: 40, height: 40)
    ) { shown in
      let picture = try Pixels(of: #require(shown.content))
      #expect(picture.color(0, 20) == [0, 0, 255, 255])
      #expect(picture.color(39, 20) == [0, 0, 255, 255])
    }
  }

  @Test func changesFromIconToPicture() async throws {
    let view = Image(systemName: "magnifyingglass")
    try await Shown.with(view) { shown in
      await shown.update(try self.image())
      #expect(shown.widgets(GTK.Image.self).isEmpty)
      #expect(shown.widgets(Picture.self).count == 1)
    }
  }
}
#endif
