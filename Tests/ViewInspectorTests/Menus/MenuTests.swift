import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Menu")
struct MenuTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Menu("a") { Text("b") }, "menu", { try $0.menu() }, { try $0.menu($1) })
  }

  @Test func readsItsParts() throws {
    let sut = Menu {
      Text("content")
      Text("more")
    } label: {
      Text("label")
    }
    #expect(try sut.inspect().menu().text(1).string() == "more")
    #expect(try sut.inspect().menu().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "content").pathToRoot == "menu().text(0)")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "menu().labelView().text()")
  }

  @Test func callsThePrimaryAction() throws {
    var calls = 0
    let sut = Menu {
      Text("content")
    } label: {
      Text("label")
    } primaryAction: {
      calls += 1
    }
    try sut.inspect().menu().callPrimaryAction()
    #expect(calls == 1)
  }
}
