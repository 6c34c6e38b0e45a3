import SwiftUICore
import Testing

@testable import SwiftUI

struct PreviewRequestTests {
  private func request(_ more: [String: String]) throws -> PreviewRequest? {
    try PreviewRequest(environment: ["SWIFTUI_PREVIEWS": "render"].merging(more) { $1 })
  }

  @Test func theEnvironmentSaysWhatToDo() throws {
    #expect(try PreviewRequest(environment: ["HOME": "/"]) == nil)
    #expect(try PreviewRequest(environment: ["SWIFTUI_PREVIEWS": ""]) == nil)
    let request = try #require(
      try request(["SWIFTUI_PREVIEWS_OUTPUT": "a", "SWIFTUI_PREVIEWS_ONLY": "b"]))
    #expect(request.action == .render)
    #expect(request.folder == "a")
    #expect(request.filter == "b")
    #expect(request.variants.map(\.name) == ["light", "dark"])
    let varied = try self.request(["SWIFTUI_PREVIEWS_VARIANTS": "xSmall, dark+10x20"])
    #expect(varied?.variants.map(\.name) == ["light+xSmall", "dark+10x20"])
  }

  @Test(arguments: [
    (
      ["SWIFTUI_PREVIEWS": "x"],
      "SWIFTUI_PREVIEWS is \"x\": it can be list, json, render, check, window"
    ),
    (["SWIFTUI_PREVIEWS_SIZE": "1"], "SWIFTUI_PREVIEWS_SIZE is not known: there are "),
    (
      ["SWIFTUI_PREVIEWS_VARIANTS": "light,dusk"],
      "SWIFTUI_PREVIEWS_VARIANTS: \"dusk\" is no part of a variant."
    ),
  ])
  func badValuesAreNamed(_ values: [String: String], _ message: String) {
    let error = #expect(throws: PreviewRequest.Malformed.self) { try request(values) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "none")")
  }
}
