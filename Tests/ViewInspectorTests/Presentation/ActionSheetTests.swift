import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting action sheets")
struct ActionSheetTests {
  private func sut(
    _ isPresented: Binding<Bool>, action: @escaping () -> Void = {}
  ) -> some View {
    EmptyView().actionSheet(isPresented: isPresented) {
      ActionSheet(
        title: Text("title"), message: Text("message"),
        buttons: [
          .default(Text("one"), action: action), .destructive(Text("two")), .cancel(Text("three")),
        ])
    }
  }

  @Test(.appleHides(.presentedContent))
  func readsItsParts() throws {
    let sheet = try sut(Binding(wrappedValue: true)).inspect().emptyView().actionSheet()
    #expect(try sheet.title().string() == "title")
    #expect(try sheet.message().string() == "message")
    #expect(try sheet.button(0).style() == .default)
    #expect(try sheet.button(1).style() == .destructive)
    #expect(try sheet.button(2).style() == .cancel)
    #expect(
      try sheet.button(2).labelView().pathToRoot
        == "emptyView().actionSheet().button(2).labelView()")
    #expect(message { try sheet.button(3) } == "View for button at index 3 is absent")
  }

  @Test(.appleHides(.presentedContent))
  func isSearched() throws {
    let view = try sut(Binding(wrappedValue: true)).inspect()
    #expect(try view.find(ViewType.ActionSheet.self).pathToRoot == "emptyView().actionSheet()")
    #expect(try view.find(text: "message").pathToRoot == "emptyView().actionSheet().message()")
    #expect(
      try view.find(text: "two").pathToRoot == "emptyView().actionSheet().button(1).labelView()")
  }

  @Test(.appleHides(.presentedContent))
  func runsTheActionAndCloses() throws {
    var calls = 0
    let isPresented = Binding(wrappedValue: true)
    try sut(isPresented) { calls += 1 }.inspect().emptyView().actionSheet().button(0).tap()
    #expect(calls == 1)
    #expect(isPresented.wrappedValue == false)
  }

  @Test(.appleHides(.presentedContent))
  func isAbsentUnlessPresented() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = sut(isPresented)
    try sut.inspect().emptyView().actionSheet().dismiss()
    #expect(
      message { try sut.inspect().emptyView().actionSheet() } == "View for ActionSheet is absent")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().actionSheet() }
        == "EmptyView does not have 'actionSheet' modifier")
    let bare = EmptyView().actionSheet(isPresented: Binding(wrappedValue: true)) {
      ActionSheet(title: Text("title"))
    }
    #expect(
      message { try bare.inspect().emptyView().actionSheet().message() }
        == "View for message is absent")
  }
}
