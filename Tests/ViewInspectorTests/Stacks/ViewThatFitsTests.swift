import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ViewThatFits")
struct ViewThatFitsTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ViewThatFits { Text("a") }, "viewThatFits", { try $0.viewThatFits() },
      { try $0.viewThatFits($1) })
  }

  @Test func readsAllThatMayFit() throws {
    let sut = ViewThatFits {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().viewThatFits().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "viewThatFits().text(1)")
  }
}
