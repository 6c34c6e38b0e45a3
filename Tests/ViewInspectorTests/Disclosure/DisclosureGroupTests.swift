import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting DisclosureGroup")
struct DisclosureGroupTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: DisclosureGroup("a") { Text("b") }, "disclosureGroup", { try $0.disclosureGroup() },
      { try $0.disclosureGroup($1) })
  }

  @Test func readsItsParts() throws {
    let sut = DisclosureGroup {
      EmptyView()
      Text("b")
    } label: {
      Text("label")
    }
    #expect(try sut.inspect().disclosureGroup().text(1).string() == "b")
    #expect(try sut.inspect().disclosureGroup().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "disclosureGroup().text(1)")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot == "disclosureGroup().labelView().text()")
  }

  @Test func opensAndCloses() throws {
    let isExpanded = Binding(wrappedValue: false)
    let sut = try DisclosureGroup("", isExpanded: isExpanded) { Text("") }.inspect()
      .disclosureGroup()
    #expect(try sut.isExpanded() == false)
    try sut.expand()
    #expect(try sut.isExpanded())
    #expect(isExpanded.wrappedValue)
    try sut.collapse()
    #expect(isExpanded.wrappedValue == false)
  }

  @Test func opensOnlyWhereABindingSaysSo() throws {
    let sut = try DisclosureGroup("") { Text("") }.inspect().disclosureGroup()
    #expect(try sut.isExpanded() == false)
    #expect(
      message { try sut.expand() }
        == "You need to enable programmatic expansion by using "
        + "`DisclosureGroup(isExpanded:, content:, label:`")
  }
}
