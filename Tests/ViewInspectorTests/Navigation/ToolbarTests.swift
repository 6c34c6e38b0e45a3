import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting toolbars")
struct ToolbarTests {
  private func sut(showsMore: Bool = true) -> some View {
    EmptyView().toolbar {
      ToolbarItem(placement: .destructiveAction) {
        Text("1")
        Text("2")
      }
      ToolbarItemGroup(placement: .primaryAction) { HStack { Text("3") } }
      if showsMore {
        ToolbarItem { Text("4") }
      }
    }
  }

  @Test func readsItsItems() throws {
    let toolbar = try sut().inspect().emptyView().toolbar()
    #expect(try toolbar.item(0).text(1).string() == "2")
    #expect(try toolbar.item().placement() == .destructiveAction)
    #expect(try toolbar.item(0).showsByDefault())
    #expect(try toolbar.itemGroup(1).hStack().text(0).string() == "3")
    #expect(try toolbar.itemGroup(1).placement() == .primaryAction)
    #expect(try toolbar.item(2).text().string() == "4")
    #expect(try toolbar.item(2).placement() == .automatic)
    #expect(message { try toolbar.item(3) } == "View for toolbar item at index 3 is absent")
    #expect(
      message { try sut(showsMore: false).inspect().emptyView().toolbar().item(2) }
        == "View for toolbar item at index 2 is absent")
  }

  @Test func readsIdentifiers() throws {
    let sut = EmptyView()
      .toolbar { ToolbarItem { Text("") } }
      .toolbar(id: "abc") { ToolbarItem(id: "xyz", showsByDefault: false) { Text("") } }
    #expect(try sut.inspect().emptyView().toolbar().identifier() == nil)
    let second = try sut.inspect().emptyView().toolbar(1)
    #expect(try second.identifier() == "abc")
    #expect(try second.item(0).identifier() == "xyz")
    #expect(try second.item(0).showsByDefault() == false)
  }

  @Test func isSearched() throws {
    let view = try sut().padding().toolbar { ToolbarItem { Text("5") } }.inspect()
    #expect(try view.find(ViewType.Toolbar.self).pathToRoot == "emptyView().toolbar()")
    #expect(try view.find(text: "2").pathToRoot == "emptyView().toolbar().item(0).text(1)")
    #expect(
      try view.find(text: "3").pathToRoot == "emptyView().toolbar().itemGroup(1).hStack().text(0)")
    #expect(try view.find(text: "5").pathToRoot == "emptyView().toolbar(1).item(0).text()")
    #expect(
      try view.find(ViewType.Toolbar.ItemGroup.self).pathToRoot
        == "emptyView().toolbar().itemGroup(1)")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().toolbar() }
        == "EmptyView does not have 'toolbar' modifier")
  }
}
