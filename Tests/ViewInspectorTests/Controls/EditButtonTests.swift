#if os(iOS) || os(visionOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting EditButton")
struct EditButtonTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: EditButton(), "editButton", { try $0.editButton() }, { try $0.editButton($1) })
  }

  @Test func readsTheModeAroundIt() throws {
    let mode: Binding<EditMode> = Binding(wrappedValue: .active)
    let sut = VStack { EditButton() }.environment(\.editMode, mode)
    let found: Binding<EditMode>? = try sut.inspect().vStack().editButton(0).editMode()
    #expect(found?.wrappedValue == .active)
    found?.wrappedValue = .inactive
    #expect(mode.wrappedValue == .inactive)
    #expect(try EditButton().inspect().editButton().editMode() == nil)
  }
}
#endif
