import Foundation
import Testing

@testable import SwiftUICore

private struct Folder: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var children: [Folder]?
}

@MainActor
@Suite struct OutlineGroupTests {
  private let folders: [Folder] = [
    Folder(
      name: "a", children: [Folder(name: "b", children: [Folder(name: "c")]), Folder(name: "d")]),
    Folder(name: "e"),
  ]

  @Test func childrenAreShownWhenTheirParentIsExpanded() {
    let window = HeadlessWindow(
      VStack { OutlineGroup(folders, children: \.children) { Text(verbatim: $0.name) } })
    #expect(window.texts == ["a", "e"])
    window.press("a")
    #expect(window.texts == ["a", "b", "d", "e"])
    window.press("b")
    #expect(window.texts == ["a", "b", "c", "d", "e"])
    window.press("a")
    #expect(window.texts == ["a", "e"])
  }

  @Test func aTreeHasOneRoot() {
    let window = HeadlessWindow(
      OutlineGroup(folders[0], id: \.name, children: \.children) { Text(verbatim: $0.name) })
    #expect(window.texts == ["a"])
  }

  @Test func aListShowsATree() {
    let list = List(folders, children: \.children) { Text(verbatim: $0.name) }
    #expect(String(describing: type(of: list.content)).hasPrefix("OutlineGroup<Array<Folder>"))
    let byID = List(folders, id: \.name, children: \.children) { Text(verbatim: $0.name) }
    #expect(child("content", of: byID) != nil)
  }

  @Test func bindingsReachTheLeaves() throws {
    var tree = folders
    let binding = Binding<[Folder]>(get: { tree }, set: { tree = $0 })
    let group = OutlineGroup(binding, children: \.children) { folder in
      Button(folder.wrappedValue.name) { folder.wrappedValue.name += "!" }
    }
    let window = HeadlessWindow(VStack { group })
    window.press("e")
    #expect(tree[1].name == "e!")
  }

  @Test func itsDataCanBeReflected() throws {
    let forest = OutlineGroup(folders, children: \.children) { Text(verbatim: $0.name) }
    #expect(try property("base|forest", of: forest) as? [Folder] == folders)
    let leaf = try #require(try property("leafContent", of: forest) as? (Folder) -> Text)
    #expect(leaf(folders[1]) == Text(verbatim: "e"))
    let tree = OutlineGroup(folders[0], children: \.children) { Text(verbatim: $0.name) }
    #expect(try property("base|tree", of: tree) as? Folder == folders[0])
  }
}
