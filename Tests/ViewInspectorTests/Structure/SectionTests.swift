import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Section")
struct SectionTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Section { Text("a") }, "section", { try $0.section() }, { try $0.section($1) })
  }

  @Test func readsItsParts() throws {
    let sut = Section {
      Text("a")
      Text("b")
    } header: {
      Text("header")
    } footer: {
      Text("footer")
    }
    let section = try sut.inspect().section()
    #expect(try section.text(1).string() == "b")
    #expect(try section.header().text().string() == "header")
    #expect(try section.footer().text().string() == "footer")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "section().text(1)")
    #expect(try sut.inspect().find(text: "header").pathToRoot == "section().header().text()")
    #expect(try sut.inspect().find(text: "footer").pathToRoot == "section().footer().text()")
  }
}
