import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting confirmation dialogs")
struct ConfirmationDialogTests {
  private func sut(_ isPresented: Binding<Bool>) -> some View {
    EmptyView().confirmationDialog(
      Text("title"), isPresented: isPresented, titleVisibility: .visible
    ) {
      Button("action") {}
    } message: {
      Text("message")
    }
  }

  @Test func readsItsParts() throws {
    let dialog = try sut(Binding(wrappedValue: true)).inspect().emptyView().confirmationDialog()
    #expect(dialog.pathToRoot == "emptyView().confirmationDialog()")
    #expect(try dialog.title().string() == "title")
    #expect(try dialog.titleVisibility() == .visible)
    #expect(try dialog.message().text().string() == "message")
    #expect(try dialog.actions().button().labelView().text().string() == "action")
  }

  @Test func isSearched() throws {
    let view = try sut(Binding(wrappedValue: true)).inspect()
    #expect(
      try view.find(ViewType.ConfirmationDialog.self).pathToRoot
        == "emptyView().confirmationDialog()")
    #expect(try view.find(text: "title").pathToRoot == "emptyView().confirmationDialog().title()")
    #expect(
      try view.find(text: "message").pathToRoot
        == "emptyView().confirmationDialog().message().text()")
    #expect(
      try view.find(button: "action").pathToRoot
        == "emptyView().confirmationDialog().actions().button()")
  }

  @Test func isAbsentUnlessPresented() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = sut(isPresented)
    try sut.inspect().emptyView().confirmationDialog().dismiss()
    #expect(isPresented.wrappedValue == false)
    #expect(
      message { try sut.inspect().emptyView().confirmationDialog() }
        == "View for ConfirmationDialog is absent")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().confirmationDialog() }
        == "EmptyView does not have 'confirmationDialog' modifier")
  }
}
