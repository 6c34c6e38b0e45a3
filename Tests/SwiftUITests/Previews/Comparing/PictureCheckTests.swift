#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
@Suite(.gtk)
struct PictureCheckTests {
  private func preview(_ color: Color, width: CGFloat = 20) -> FoundPreview {
    FoundPreview(
      place: "App/Card.swift", line: 3, displayName: "Card", traits: [.sizeThatFitsLayout]
    ) { color.frame(width: width, height: 10) }
  }

  @Test func picturesAreComparedWithThoseOfAnEarlierRun() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func report(
      _ preview: FoundPreview, _ recording: PreviewRecording = .never
    ) async -> PreviewReport {
      await PreviewChecker(
        .pictures, variants: [PreviewVariant()], tolerance: PreviewTolerance(),
        folder: "\(folder)/out",
        references: PreviewReferences(folder: "\(folder)/references", recording: recording)
      ).report(on: preview)
    }
    let red = preview(Color(.sRGB, red: 1, green: 0, blue: 0))
    let name = "\(PreviewChecker.pictureFolder)/App.Card.swift-Card-light.png"
    #expect(await report(red).problems == ["light: there is no reference \(name)"])
    _ = await report(red, .all)
    #expect(await report(red).problems == [])

    let near = await report(preview(Color(.sRGB, red: 253.0 / 255, green: 0, blue: 0)))
    #expect(near.problems == [])
    #expect(near.tolerated == 2)

    let blue = await report(preview(Color(.sRGB, red: 0, green: 0, blue: 1)))
    #expect(
      blue.problems == [
        "light: the picture differs: 200 pixels, 200 of them in one place, by up to 255 of 255 "
          + "(\(folder)/out/App.Card.swift-Card-light.png)"
      ])
    let picture = try #require(blue.pictures.first)
    #expect(picture.expected != nil)
    let difference = try PixelImage(png: try #require(picture.difference))
    #expect(difference.width == 20 && difference.height == 10)
    #expect(Array(difference.bytes.prefix(4)) == [32, 0, 224, 255])

    let wide = await report(preview(Color(.sRGB, red: 1, green: 0, blue: 0), width: 30))
    #expect(wide.problems == ["light: the picture is 30x10, was 20x10"])

    try Data("no picture".utf8).write(to: URL(filePath: "\(folder)/references/\(name)"))
    #expect(await report(red).problems.count == 1)
  }
}
#endif
