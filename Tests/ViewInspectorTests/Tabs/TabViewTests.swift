import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting TabView")
struct TabViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: TabView { Text("a") }, "tabView", { try $0.tabView() }, { try $0.tabView($1) })
  }

  @Test func readsItsTabs() throws {
    let sut = TabView {
      Text("one").tabItem { Text("first") }
      Text("two").tabItem { Text("second") }
    }
    #expect(try sut.inspect().tabView().text(1).string() == "two")
    #expect(try sut.inspect().find(text: "two").pathToRoot == "tabView().text(1)")
  }

  @Test func hidesTheTabsThatAreNotSelected() throws {
    let selection = Binding(wrappedValue: 2)
    let sut = TabView(selection: selection) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(try sut.inspect().tabView().text(0).isHidden())
    #expect(try sut.inspect().tabView().text(1).isHidden() == false)
    selection.wrappedValue = 1
    #expect(try sut.inspect().tabView().text(0).isHidden() == false)
  }
}
