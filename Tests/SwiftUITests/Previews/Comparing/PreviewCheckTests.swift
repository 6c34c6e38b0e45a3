import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
struct PreviewCheckTests {
  struct Broken: Error {}

  private func preview(
    _ body: @escaping @MainActor () throws -> any View = { Text("a") }
  ) -> FoundPreview {
    FoundPreview(
      place: "App/Card.swift", line: 3, displayName: "Card", traits: [.sizeThatFitsLayout],
      body: body)
  }

  private func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }

  private func checker(
    _ folder: String, _ checks: PreviewChecks = [.layout, .texts],
    _ recording: PreviewRecording = .never
  ) -> PreviewChecker {
    PreviewChecker(
      checks, variants: [PreviewVariant()], tolerance: PreviewTolerance(),
      folder: "\(folder)/out",
      references: PreviewReferences(folder: "\(folder)/references", recording: recording))
  }

  @Test func aGoodPreviewPasses() async throws {
    try await preview().check()
  }

  @Test func allProblemsAreInTheError() async throws {
    let broken = preview { throw Broken() }
    let error = await #expect(throws: PreviewProblems.self) {
      try await broken.check(variants: "light,dark")
    }
    #expect(
      error?.description == """
        App/Card.swift:3 Card:
          light: Broken()
          dark: Broken()
        """)
  }

  @Test func textsAreComparedLineByLine() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = "texts/App.Card.swift-Card-light.txt"
    let missing = await checker(folder).report(on: preview())
    #expect(missing.problems == ["light: there is no reference \(name)"])
    _ = await checker(folder, .texts, .all).report(on: preview())
    #expect(await checker(folder).report(on: preview()).problems == [])
    let changed = await checker(folder).report(on: preview { Text("bc") })
    #expect(
      changed.problems == [
        "light: its text differs: line 1 is \"Text \"bc\" at 0,0 size 16x16\", "
          + "was \"Text \"a\" at 0,0 size 8x16\""
      ])
    #expect(changed.texts.map(\.variant) == ["light"])
  }

  @Test func theRunSaysWhatFailedAndWhatIsUnused() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func run(_ recording: String, _ body: @escaping @MainActor () -> any View) async throws -> Bool
    {
      let request = try #require(
        try PreviewRequest(environment: [
          "SWIFTUI_PREVIEWS": "check", "SWIFTUI_PREVIEWS_CHECKS": "texts",
          "SWIFTUI_PREVIEWS_VARIANTS": "light", "SWIFTUI_PREVIEWS_RECORD": recording,
          "SWIFTUI_PREVIEWS_OUTPUT": "\(folder)/out", "SWIFTUI_PREVIEWS_REFERENCES": folder,
        ]))
      return try await PreviewCheckRun(request).run([preview(body)])
    }
    #expect(try await !run("missing") { Text("a") })
    #expect(try await run("missing") { Text("a") })
    try Data().write(to: URL(filePath: "\(folder)/texts/gone.txt"))
    #expect(try await !run("never") { Text("<b>") })
    let page = try String(contentsOf: URL(filePath: "\(folder)/out/index.html"), encoding: .utf8)
    #expect(page.contains("no preview uses the reference texts/gone.txt"))
    #expect(page.contains("<pre>Text \"a\"".replacing("\"", with: "&quot;")))
    #expect(page.contains("Text &quot;&lt;b>&quot;"))
  }

  #if !GTK
  @Test func withoutGTKPicturesFail() async {
    let report = await checker(temporaryFolder(), .pictures).report(on: preview())
    #expect(
      report.problems == ["pictures need the GTK trait, which this program was built without"])
  }
  #endif
}
