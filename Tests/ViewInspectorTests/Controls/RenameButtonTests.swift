import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting RenameButton")
struct RenameButtonTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: RenameButton(), "renameButton", { try $0.renameButton() }, { try $0.renameButton($1) })
  }

  @Test func readsTheLabel() throws {
    let sut = try RenameButton().inspect().renameButton()
    #expect(try sut.labelView().label().title().text().string() == "Rename")
  }
}
