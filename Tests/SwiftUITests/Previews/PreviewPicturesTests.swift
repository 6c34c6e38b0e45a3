#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

struct Teal: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    await Task.yield()
    Self.made += 1
    return 20
  }
  func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }

  static var made = 0
}

/// Tells the environment that it is shown in.
private struct Reader: View {
  @Environment(\.self) private var values
  let read: (EnvironmentValues) -> Void

  var body: some View {
    read(values)
    return Text("read")
  }
}

@MainActor
@Suite(.gtk)
struct PreviewPicturesTests {
  private func shown(
    _ title: String, _ traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) -> FoundPreview {
    FoundPreview(
      place: "Tests/Sample.swift", line: 3, displayName: title, traits: traits, body: body)
  }

  private func folder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  /// Width and height as the file's header has them.
  private func size(_ path: String) throws -> [Int] {
    let data = try Data(contentsOf: URL(filePath: path))
    return [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func eachPreviewIsDrawnInLightAndDarkAtItsSize() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var bodies = 0
    let pictures = PreviewPictures(
      folder: folder, variants: [PreviewVariant(), PreviewVariant(scheme: .dark)])
    let previews = [
      shown("Fixed", .fixedLayout(width: 200, height: 100)) { Text("a") },
      shown("Window") {
        bodies += 1
        return Text("b")
      },
      shown("Content", .sizeThatFitsLayout, .modifier(Teal())) {
        Color.red.frame(width: 60, height: 30)
      },
      shown("Content", .sizeThatFitsLayout, .modifier(Teal())) {
        Color.red.frame(width: 61, height: 30)
      },
    ]
    #expect(try await pictures.render(FoundPreview.numbered(previews)))
    for scheme in ["light", "dark"] {
      let name = "\(folder)/Tests.Sample.swift-"
      #expect(try size("\(name)Fixed-\(scheme).png") == [200, 100])
      #expect(try size("\(name)Window-\(scheme).png") == [480, 360])
      #expect(try size("\(name)Content-\(scheme).png") == [100, 70])
      #expect(try size("\(name)Content-2-\(scheme).png") == [101, 70])
    }
    #expect(Teal.made == 1)
    #expect(bodies == 2)
    let light = try Data(contentsOf: URL(filePath: "\(folder)/Tests.Sample.swift-Fixed-light.png"))
    let dark = try Data(contentsOf: URL(filePath: "\(folder)/Tests.Sample.swift-Fixed-dark.png"))
    #expect(light != dark)
    let page = try String(contentsOf: URL(filePath: "\(folder)/index.html"), encoding: .utf8)
    #expect(page.contains("<h1>4 previews</h1>"))
    #expect(page.contains(light.base64EncodedString()))
    #expect(page.contains("Tests/Sample.swift:3"))
  }

  @Test func eachVariantIsDrawnAsItSays() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var seen: [String] = []
    let preview = shown("Window") {
      Reader { values in
        seen.append(
          "\(values.colorScheme) \(values.dynamicTypeSize) \(values.layoutDirection) "
            + values.locale.identifier)
      }
    }
    let variants = try PreviewVariant.list(
      "light+locale=en,dark+accessibility3+rightToLeft+locale=ar+320x200")
    let pictures = PreviewPictures(folder: folder, variants: variants)
    #expect(try await pictures.render(FoundPreview.numbered([preview])))
    #expect(
      Set(seen) == ["light large leftToRight en", "dark accessibility3 rightToLeft ar"])
    let name = "\(folder)/Tests.Sample.swift-Window-"
    #expect(try size("\(name)light+locale=en.png") == [480, 360])
    #expect(
      try size("\(name)dark+accessibility3+rightToLeft+locale=ar+320x200.png") == [320, 200])
  }

  @Test func aPreviewThatCannotBeMadeIsNamedOnThePage() async throws {
    struct Broken: Error {}
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let broken = FoundPreview(place: "Tests/Broken.swift", line: 1) { throw Broken() }
    let pictures = PreviewPictures(folder: folder, variants: [PreviewVariant()])
    let isDrawn = try await pictures.render(
      FoundPreview.numbered([broken, shown("Fine", .sizeThatFitsLayout) { Text("a") }]))
    #expect(!isDrawn)
    let page = try String(contentsOf: URL(filePath: "\(folder)/index.html"), encoding: .utf8)
    #expect(page.contains("light: Broken()"))
    #expect(try size("\(folder)/Tests.Sample.swift-Fine-light.png")[1] > 0)
  }
}
#endif
