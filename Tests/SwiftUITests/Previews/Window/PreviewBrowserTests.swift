import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
struct PreviewBrowserTests {
  private func shownTexts(_ values: [String: String]) async throws -> [String] {
    let request = try #require(
      try PreviewRequest(
        environment: ["SWIFTUI_PREVIEWS": "window"].merging(values) { $1 }))
    struct Broken: Error {}
    let previews = [
      FoundPreview(place: "App/Card.swift", line: 3, displayName: "Card") { Text("the card") },
      FoundPreview(place: "App/Text.swift", line: 9) { throw Broken() },
    ]
    let window = HeadlessWindow(
      size: CGSize(width: 1000, height: 700), PreviewBrowser(previews, request: request))
    defer { window.unmount() }
    for _ in 0..<20 {
      await Task.yield()
      window.flush()
    }
    return window.primitives(TextPrimitive.self).map(\.string)
  }

  @Test func theFirstPreviewIsShown() async throws {
    #expect(try await shownTexts([:]).contains("the card"))
  }

  @Test func thePlaceBeforeARestartIsShownAgain() async throws {
    let texts = try await shownTexts(["SWIFTUI_PREVIEWS_CHOSEN": "App.Text.swift-line-9"])
    #expect(!texts.contains("the card"))
    // Why a preview cannot be made stands in its place.
    #expect(texts.contains("Broken()"))
    // One that is gone leaves the first.
    #expect(try await shownTexts(["SWIFTUI_PREVIEWS_CHOSEN": "gone"]).contains("the card"))
  }
}
