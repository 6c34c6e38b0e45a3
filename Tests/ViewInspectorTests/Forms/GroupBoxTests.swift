import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting GroupBox")
struct GroupBoxTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: GroupBox { Text("a") }, "groupBox", { try $0.groupBox() }, { try $0.groupBox($1) })
  }

  @Test func readsItsParts() throws {
    let sut = GroupBox {
      Text("a")
      Text("b")
    } label: {
      Text("label")
    }
    #expect(try sut.inspect().groupBox().text(1).string() == "b")
    #expect(try sut.inspect().groupBox().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "groupBox().text(1)")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "groupBox().labelView().text()")
  }
}
