import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Link")
struct LinkTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Link("a", destination: Self.url), "link", { try $0.link() }, { try $0.link($1) })
  }

  private static let url = URL(fileURLWithPath: "/abc")

  @Test func readsItsValues() throws {
    let sut = AnyView(Link(destination: Self.url) { HStack { Text("label") } })
    #expect(try sut.inspect().anyView().link().url() == Self.url)
    #expect(try sut.inspect().anyView().link().labelView().hStack().text(0).string() == "label")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot
        == "anyView().link().labelView().hStack().text(0)")
    #expect(try sut.inspect().find(link: "label").pathToRoot == "anyView().link()")
    #expect(try sut.inspect().find(link: Self.url).pathToRoot == "anyView().link()")
    #expect(
      message { try sut.inspect().find(link: URL(fileURLWithPath: "/x")) }
        == "Search did not find a match")
  }
}
