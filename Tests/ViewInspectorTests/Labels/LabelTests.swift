import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Label")
struct LabelTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Label("a", systemImage: "star"), "label", { try $0.label() }, { try $0.label($1) })
  }

  @Test func readsItsParts() throws {
    let sut = Label {
      Text("title")
    } icon: {
      VStack { Text("icon") }
    }
    #expect(try sut.inspect().label().title().text().string() == "title")
    #expect(try sut.inspect().label().icon().vStack().text(0).string() == "icon")
    #expect(try sut.inspect().find(text: "title").pathToRoot == "label().title().text()")
    #expect(try sut.inspect().find(text: "icon").pathToRoot == "label().icon().vStack().text(0)")
  }
}
