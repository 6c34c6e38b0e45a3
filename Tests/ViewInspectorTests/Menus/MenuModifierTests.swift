import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Context menus, swipe actions, search fields and badges")
struct MenuModifierTests {
  @Test func contextMenu() throws {
    var calls: [String] = []
    let view = EmptyView().contextMenu {
      Button("Copy") { calls.append("copy") }
      Button("Delete") { calls.append("delete") }
    }
    try expectModifier("contextMenu", on: view) {
      try $0.contextMenu().button(1).tap()
      return calls == ["delete"]
    }
    let copy = try view.inspect().find(button: "Copy")
    #expect(copy.pathToRoot == "emptyView().contextMenu().button(0)")
    try copy.tap()
    #expect(calls == ["delete", "copy"])
  }

  @Test func severalContextMenus() throws {
    let view = EmptyView().contextMenu { Text("a") }.padding().contextMenu { Text("b") }
    #expect(try view.inspect().emptyView().contextMenu().text().string() == "a")
    #expect(try view.inspect().emptyView().contextMenu(1).text().string() == "b")
    #expect(
      message { try view.inspect().emptyView().contextMenu(2) }
        == "EmptyView does not have 'contextMenu' modifier at index 2")
    #expect(try view.inspect().find(text: "b").pathToRoot == "emptyView().contextMenu(1).text()")
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)").contextMenu { Button("Add") { count += 1 } }
        .swipeActions { Button("Add two") { count += 2 } }
    }
  }

  @Test(.appleHides(.state))
  func liveMenus() throws {
    let view = ViewHosting.live(Counter())
    try view.inspect().find(button: "Add").tap()
    try view.inspect().find(button: "Add two").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "count 3") }
    view.end()
  }

  @Test func swipeActions() throws {
    var calls: [String] = []
    let view = EmptyView().swipeActions { Button("Delete") { calls.append("delete") } }
      .swipeActions(edge: .leading, allowsFullSwipe: false) {
        Button("Pin") { calls.append("pin") }
        Button("Flag") { calls.append("flag") }
      }
    try expectModifier("swipeActions", on: view) {
      let actions = try $0.swipeActions()
      try actions.button().tap()
      return try actions.edge() == .trailing && actions.allowsFullSwipe()
    }
    try expectModifier("swipeActions(edge: .leading)", on: view) {
      let actions = try $0.swipeActions(edge: .leading)
      try actions.button(1).tap()
      return try actions.pathToRoot == "emptyView().swipeActions(1)" && !actions.allowsFullSwipe()
    }
    #expect(calls == ["delete", "flag"])
    #expect(
      try view.inspect().find(button: "Pin").pathToRoot
        == "emptyView().swipeActions(1).button(0)")
  }

  @Test func searchField() throws {
    let text = Binding<String>(wrappedValue: "old")
    let isPresented = Binding<Bool>(wrappedValue: true)
    let view = EmptyView().searchable(text: text, isPresented: isPresented, prompt: "Find")
    try expectModifier("searchable", on: view) {
      let field = try $0.searchable()
      guard try field.input() == "old", try field.isPresented() else { return false }
      try field.setInput("new")
      try field.setIsPresented(false)
      return text.wrappedValue == "new" && !isPresented.wrappedValue
    }
    #expect(
      try view.inspect().find(text: "Find").pathToRoot == "emptyView().searchable().prompt()")
    let bare = EmptyView().searchable(text: text, placement: .automatic)
    #expect(
      message { try bare.inspect().emptyView().searchable().isPresented() }
        == "Optional<Binding<Bool>> does not have 'some' attribute")
    #expect(
      message {
        try bare.disabled(true).inspect().emptyView().searchable().setInput("other")
      } == "SearchableModifier is unresponsive: it is disabled")
  }

  private struct Filter: View {
    @State private var text = ""
    var body: some View { Text("found \(text)").searchable(text: $text) }
  }

  @Test(.appleHides(.state))
  func liveSearch() throws {
    let view = ViewHosting.live(Filter())
    try view.inspect().find(text: "found ").searchable().setInput("x")
    #expect(throws: Never.self) { try view.inspect().find(text: "found x") }
    view.end()
  }

  @Test func badge() throws {
    try expectModifier("badge", on: EmptyView().badge(5)) { try $0.badge().string() == "5" }
    try expectModifier("badge", on: EmptyView().badge("New")) {
      try $0.badge().string() == "New"
    }
    #expect(
      message { try EmptyView().badge(0).inspect().emptyView().badge() }
        == "EmptyView does not have 'badge' modifier")
    let row = EmptyView().badge(12)
    #expect(try row.inspect().find(text: "12").pathToRoot == "emptyView().badge()")
  }
}
