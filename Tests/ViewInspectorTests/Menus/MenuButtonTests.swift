#if os(macOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting MenuButton")
struct MenuButtonTests {
  @available(*, deprecated, message: "Menu buttons are deprecated.")
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: MenuButton("a") { Text("b") }, "menuButton", { try $0.menuButton() },
      { try $0.menuButton($1) })
  }

  @available(*, deprecated, message: "Menu buttons are deprecated.")
  @Test func readsItsParts() throws {
    let sut = MenuButton(label: Text("label")) { Text("content") }
    #expect(try sut.inspect().menuButton().text().string() == "content")
    #expect(try sut.inspect().menuButton().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "content").pathToRoot == "menuButton().text()")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "menuButton().labelView().text()")
  }
}
#endif
