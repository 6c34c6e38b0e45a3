import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting navigation destinations")
struct NavigationDestinationTests {
  private func sut(_ isPresented: Binding<Bool>) -> some View {
    EmptyView().navigationDestination(isPresented: isPresented) {
      Text("a")
      Text("b")
    }
  }

  @Test(.appleHides(.presentedContent))
  func readsThePage() throws {
    let page = try sut(Binding(wrappedValue: true)).inspect().emptyView().navigationDestination()
    #expect(page.pathToRoot == "emptyView().navigationDestination()")
    #expect(try page.text(1).string() == "b")
    #expect(
      try sut(Binding(wrappedValue: true)).inspect().find(text: "b").pathToRoot
        == "emptyView().navigationDestination().text(1)")
  }

  @Test(.appleHides(.presentedContent))
  func isAbsentUnlessPresented() throws {
    let sut = sut(Binding(wrappedValue: false))
    #expect(
      message { try sut.inspect().emptyView().navigationDestination() }
        == "View for NavigationDestination is absent")
    #expect(message { try sut.inspect().find(text: "b") } == "Search did not find a match")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().navigationDestination() }
        == "EmptyView does not have 'navigationDestination' modifier")
  }

  @Test(.appleHides(.presentedContent))
  func isLeft() throws {
    let isPresented = Binding(wrappedValue: true)
    let page = try sut(isPresented).inspect().emptyView().navigationDestination()
    #expect(try page.isPresented())
    try page.set(isPresented: false)
    #expect(isPresented.wrappedValue == false)
    #expect(try page.isPresented() == false)
  }
}
