import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ContentUnavailableView")
struct ContentUnavailableViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ContentUnavailableView("a", systemImage: "star"), "contentUnavailableView",
      { try $0.contentUnavailableView() }, { try $0.contentUnavailableView($1) })
  }

  @Test func readsItsParts() throws {
    let sut = ContentUnavailableView {
      Text("label")
    } description: {
      Text("description")
    } actions: {
      Button("action") {}
    }
    let view = try sut.inspect().contentUnavailableView()
    #expect(try view.labelView().text().string() == "label")
    #expect(try view.description().text().string() == "description")
    #expect(try view.actions().button().labelView().text().string() == "action")
    #expect(
      try sut.inspect().find(button: "action").pathToRoot
        == "contentUnavailableView().actions().button()")
  }
}
