import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting NavigationLink")
struct NavigationLinkTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: NavigationLink("a", destination: Text("b")), "navigationLink",
      { try $0.navigationLink() }, { try $0.navigationLink($1) })
  }

  @Test func readsItsParts() throws {
    let sut = NavigationLink {
      Text("page")
      Text("more")
    } label: {
      Text("label")
    }
    #expect(try sut.inspect().navigationLink().text(1).string() == "more")
    #expect(try sut.inspect().navigationLink().labelView().text().string() == "label")
    #expect(
      try NavigationLink("", destination: Text("page")).inspect().navigationLink().text().string()
        == "page")
    #expect(try sut.inspect().find(text: "page").pathToRoot == "navigationLink().text(0)")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot == "navigationLink().labelView().text()")
    #expect(try sut.inspect().find(navigationLink: "label").pathToRoot == "navigationLink()")
  }

  @Test func readsTheValue() throws {
    let sut = try NavigationLink("", value: 5).inspect().navigationLink()
    #expect(try sut.value(Int.self) == 5)
    #expect(message { try sut.value(String.self) } == "Type mismatch: Int is not String")
  }

  @Test func isActiveOnlyWhereABindingSaysSo() throws {
    let sut = try NavigationLink("", destination: Text("")).inspect().navigationLink()
    let text =
      "Please use `NavigationLink(destination:, tag:, selection:)` "
      + "if you need to access the state value for reading or writing."
    #expect(message { try sut.isActive() } == text)
    #expect(message { try sut.activate() } == text)
    #expect(message { try sut.deactivate() } == text)
  }
}
