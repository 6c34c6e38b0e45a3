import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ControlGroup")
struct ControlGroupTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ControlGroup { Text("a") }, "controlGroup", { try $0.controlGroup() },
      { try $0.controlGroup($1) })
  }

  @Test func readsItsContent() throws {
    #expect(try ControlGroup { Text("a") }.inspect().controlGroup().text().string() == "a")
    let sut = ControlGroup {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().controlGroup().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "controlGroup().text(1)")
  }
}
