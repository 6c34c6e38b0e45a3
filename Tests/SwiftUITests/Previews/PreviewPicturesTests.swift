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

@MainActor
@Suite(.gtk)
struct PreviewPicturesTests {
  private func shown(
    _ title: String, _ traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) -> ShownPreview {
    ShownPreview(
      place: "Tests/Sample.swift", line: 3, displayName: title, argument: nil, traits: traits,
      body: body)
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
    try await PreviewPictures(folder: folder).render([
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
    ])
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

  @Test func theEnvironmentSaysWhatToDo() throws {
    #expect(try PreviewCommand(environment: [:])?.action == nil)
    let command = try #require(
      try PreviewCommand(environment: [
        "SWIFTUI_PREVIEWS": "render", "SWIFTUI_PREVIEWS_OUTPUT": "a", "SWIFTUI_PREVIEWS_ONLY": "b",
      ]))
    #expect(command.action == .render)
    #expect(command.folder == "a")
    #expect(command.filter == "b")
    let error = #expect(throws: PreviewCommand.Unknown.self) {
      try PreviewCommand(environment: ["SWIFTUI_PREVIEWS": "x"])
    }
    #expect(error?.description == "SWIFTUI_PREVIEWS is \"x\": it can be list, json, render")
  }
}
#endif
