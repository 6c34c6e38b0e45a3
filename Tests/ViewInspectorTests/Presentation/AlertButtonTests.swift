import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting alerts of a title and buttons")
struct AlertButtonTests {
  private func alert(
    _ isPresented: Binding<Bool>, action: @escaping () -> Void = {}
  ) -> some View {
    EmptyView().alert(isPresented: isPresented) {
      Alert(
        title: Text("title"), message: Text("message"),
        primaryButton: .default(Text("first"), action: action),
        secondaryButton: .destructive(Text("second")))
    }
  }

  @Test(.appleHides(.presentedContent))
  func readsItsParts() throws {
    let alert = try alert(Binding(wrappedValue: true)).inspect().emptyView().alert()
    #expect(try alert.title().string() == "title")
    #expect(try alert.message().text().string() == "message")
    #expect(try alert.primaryButton().labelView().string() == "first")
    #expect(try alert.primaryButton().style() == .default)
    #expect(try alert.secondaryButton().labelView().string() == "second")
    #expect(try alert.secondaryButton().style() == .destructive)
    #expect(
      try alert.secondaryButton().labelView().pathToRoot
        == "emptyView().alert().secondaryButton().labelView()")
    #expect(Alert.Button.Style.cancel.rawValue == "cancel")
  }

  @Test(.appleHides(.presentedContent))
  func isSearched() throws {
    let view = try alert(Binding(wrappedValue: true)).inspect()
    #expect(
      try view.find(text: "first").pathToRoot == "emptyView().alert().primaryButton().labelView()")
    #expect(
      try view.find(text: "second").pathToRoot
        == "emptyView().alert().secondaryButton().labelView()")
    #expect(
      try view.find(ViewType.AlertButton.self).pathToRoot == "emptyView().alert().primaryButton()")
  }

  @Test(.appleHides(.presentedContent))
  func namesWhatIsMissing() throws {
    let sut = EmptyView().alert(isPresented: Binding(wrappedValue: true)) {
      Alert(title: Text("title"))
    }
    let alert = try sut.inspect().emptyView().alert()
    #expect(message { try alert.message() } == "View for message is absent")
    #expect(message { try alert.secondaryButton() } == "View for secondaryButton is absent")
  }

  @Test(.appleHides(.presentedContent))
  func runsTheActionAndCloses() throws {
    var calls = 0
    let isPresented = Binding(wrappedValue: true)
    let sut = alert(isPresented) { calls += 1 }
    try sut.inspect().emptyView().alert().primaryButton().tap()
    #expect(calls == 1)
    #expect(isPresented.wrappedValue == false)
    isPresented.wrappedValue = true
    try sut.inspect().emptyView().alert().secondaryButton().tap()
    #expect(isPresented.wrappedValue == false)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test(.appleHides(.presentedContent))
  func endsTheItem() throws {
    let item: Binding<Item?> = Binding(wrappedValue: Item(id: 6))
    let sut = EmptyView().alert(item: item) { Alert(title: Text("\($0.id)")) }
    #expect(try sut.inspect().emptyView().alert().title().string() == "6")
    try sut.inspect().emptyView().alert().dismiss()
    #expect(item.wrappedValue == nil)
    #expect(message { try sut.inspect().emptyView().alert() } == "View for Alert is absent")
  }
}
