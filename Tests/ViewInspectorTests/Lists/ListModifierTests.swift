import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Modifiers of list rows and tabs")
struct ListModifierTests {
  @Test func insets() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    try expectModifier("listRowInsets", on: EmptyView().listRowInsets(insets)) {
      try $0.listRowInsets() == insets
    }
    #expect(
      message { try EmptyView().listRowInsets(nil).inspect().emptyView().listRowInsets() }
        == "EmptyView does not have 'listRowInsets' modifier")
  }

  @Test func background() throws {
    let view = EmptyView().listRowBackground(Text("a").blur(radius: 3))
      .listRowBackground(EmptyView?.none).listRowBackground(Text("b"))
    try expectModifier("listRowBackground", on: view) {
      let background = try $0.listRowBackground()
      return try background.text().string() == "a" && background.text().blur().radius == 3
    }
    #expect(try view.inspect().emptyView().listRowBackground(1).text().string() == "b")
    #expect(
      message { try view.inspect().emptyView().listRowBackground(2) }
        == "EmptyView does not have 'listRowBackground' modifier at index 2")
    #expect(
      try view.inspect().find(text: "a").pathToRoot == "emptyView().listRowBackground().text()")
    #expect(
      try view.inspect().find(text: "b").pathToRoot == "emptyView().listRowBackground(1).text()")
  }

  @Test func tint() throws {
    try expectModifier("listItemTint", on: EmptyView().listItemTint(.preferred(.red))) {
      let (color, isFixed) = try $0.listItemTint()
      return color == .red && !isFixed
    }
    #expect(try EmptyView().listItemTint(Color.blue).inspect().emptyView().listItemTint().isFixed)
  }

  @Test func tabItem() throws {
    let view = EmptyView().tabItem { Text("abc").blur(radius: 3) }
    try expectModifier("tabItem", on: view) {
      let text = try $0.tabItem().text()
      return try text.string() == "abc" && text.blur().radius == 3
    }
    #expect(try view.inspect().find(text: "abc").pathToRoot == "emptyView().tabItem().text()")
    let several = EmptyView().tabItem {
      Image(systemName: "star")
      Text("xyz")
    }
    #expect(try several.inspect().emptyView().tabItem().text(1).string() == "xyz")
    #expect(try several.inspect().find(text: "xyz").pathToRoot == "emptyView().tabItem().text(1)")
  }
}
