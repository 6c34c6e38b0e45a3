import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LabeledContent")
struct LabeledContentTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: LabeledContent("a", value: "b"), "labeledContent", { try $0.labeledContent() },
      { try $0.labeledContent($1) })
  }

  @Test func readsItsParts() throws {
    let sut = LabeledContent {
      Text("content")
      Text("more")
    } label: {
      Text("label")
    }
    #expect(try sut.inspect().labeledContent().text(1).string() == "more")
    #expect(try sut.inspect().labeledContent().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "content").pathToRoot == "labeledContent().text(0)")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot == "labeledContent().labelView().text()")
  }
}
