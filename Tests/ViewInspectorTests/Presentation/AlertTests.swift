import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting alerts")
struct AlertTests {
  private func sut(_ isPresented: Binding<Bool>) -> some View {
    EmptyView().alert("title", isPresented: isPresented) {
      Button("action") {}
    } message: {
      Text("message")
    }
  }

  @Test func readsItsParts() throws {
    let alert = try sut(Binding(wrappedValue: true)).inspect().emptyView().alert()
    #expect(alert.pathToRoot == "emptyView().alert()")
    #expect(try alert.title().string() == "title")
    #expect(try alert.title().pathToRoot == "emptyView().alert().title()")
    #expect(try alert.message().text().string() == "message")
    #expect(try alert.actions().button().labelView().text().string() == "action")
  }

  @Test func isSearched() throws {
    let view = try sut(Binding(wrappedValue: true)).inspect()
    #expect(try view.find(ViewType.Alert.self).pathToRoot == "emptyView().alert()")
    #expect(try view.find(text: "title").pathToRoot == "emptyView().alert().title()")
    #expect(try view.find(text: "message").pathToRoot == "emptyView().alert().message().text()")
    #expect(
      try view.find(button: "action").pathToRoot == "emptyView().alert().actions().button()")
  }

  @Test func isAbsentUnlessPresented() throws {
    let sut = sut(Binding(wrappedValue: false))
    #expect(message { try sut.inspect().emptyView().alert() } == "View for Alert is absent")
    #expect(message { try sut.inspect().find(text: "title") } == "Search did not find a match")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().alert() }
        == "EmptyView does not have 'alert' modifier")
  }

  @Test func isDismissed() throws {
    let isPresented = Binding(wrappedValue: true)
    try sut(isPresented).inspect().emptyView().alert().dismiss()
    #expect(isPresented.wrappedValue == false)
  }

  @Test func severalAreToldByTheirIndex() throws {
    let isPresented = Binding(wrappedValue: true)
    let view = EmptyView()
      .alert("one", isPresented: isPresented) { EmptyView() }
      .padding()
      .alert("two", isPresented: isPresented) { EmptyView() }
    #expect(try view.inspect().emptyView().alert(1).title().string() == "two")
    #expect(try view.inspect().find(text: "two").pathToRoot == "emptyView().alert(1).title()")
    #expect(
      message { try view.inspect().emptyView().alert(2) }
        == "EmptyView does not have 'alert' modifier at index 2")
  }
}
