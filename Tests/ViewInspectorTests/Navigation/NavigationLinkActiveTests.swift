import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting active navigation links")
struct NavigationLinkActiveTests {
  @available(*, deprecated, message: "Uses deprecated initializers.")
  @Test func followsItsBinding() throws {
    let isActive = Binding(wrappedValue: false)
    let sut = try NavigationLink("", destination: Text(""), isActive: isActive).inspect()
      .navigationLink()
    #expect(try sut.isActive() == false)
    try sut.activate()
    #expect(isActive.wrappedValue)
    #expect(try sut.isActive())
    try sut.deactivate()
    #expect(isActive.wrappedValue == false)
  }

  @available(*, deprecated, message: "Uses deprecated initializers.")
  @Test func followsASelection() throws {
    let selection: Binding<String?> = Binding(wrappedValue: "two")
    let view = NavigationView {
      NavigationLink(destination: Text("1"), tag: "one", selection: selection) { Text("") }
      NavigationLink(destination: Text("2"), tag: "two", selection: selection) { Text("") }
    }
    #expect(try view.inspect().navigationView().navigationLink(0).isActive() == false)
    #expect(try view.inspect().navigationView().navigationLink(1).isActive())
    try view.inspect().navigationView().navigationLink(0).activate()
    #expect(selection.wrappedValue == "one")
    try view.inspect().navigationView().navigationLink(0).deactivate()
    #expect(selection.wrappedValue == nil)
  }
}
