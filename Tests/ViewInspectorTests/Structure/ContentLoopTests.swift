import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting groups and loops of subviews")
struct ContentLoopTests {
  private struct Container<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View { Group(subviews: content) { subviews in ForEach(subviews) { $0 } } }
  }

  @Test func groupsShowTheViewThatTheyAreMadeOf() throws {
    let stack = Group(subviews: HStack { Text("1") }) { subviews in ForEach(subviews) { $0 } }
    #expect(try stack.inspect().group().count == 1)
    #expect(try stack.inspect().group().hStack(0).text(0).string() == "1")
    let several = Container {
      Text("1")
      Text("2")
    }
    #expect(try several.inspect().group().count == 2)
    #expect(
      try several.inspect().find(text: "2").pathToRoot
        == "view(Container<EmptyView>.self).group().text(1)")
  }

  @Test func groupsOfSectionsShowTheViewToo() throws {
    let sut = Group(sections: VStack { Section("header") { Text("1") } }) { _ in EmptyView() }
    #expect(try sut.inspect().group().vStack(0).section(0).header().text().string() == "header")
    #expect(
      try sut.inspect().find(text: "1").pathToRoot == "group().vStack(0).section(0).text(0)")
  }

  @Test func loopsShowTheViewThatTheyAreMadeOf() throws {
    let subviews = ForEach(subviews: HStack { Text("1") }) { $0.border(Color.red) }
    #expect(try subviews.inspect().forEach().count == 1)
    #expect(try subviews.inspect().find(text: "1").pathToRoot == "forEach().hStack(0).text(0)")
    let sections = ForEach(sections: VStack { Section { Text("1") } }) { _ in EmptyView() }
    #expect(
      try sections.inspect().find(text: "1").pathToRoot
        == "forEach().group(0).vStack(0).section(0).text(0)")
  }
}
