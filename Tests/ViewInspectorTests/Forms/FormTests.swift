import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Form")
struct FormTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Form { Text("a") }, "form", { try $0.form() }, { try $0.form($1) })
  }

  @Test func readsItsContent() throws {
    let sut = Form {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().form().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "form().text(1)")
  }
}
