import SwiftUI
import Testing
import ViewInspector

/// A view whose body is hidden, as that of a library is.
private struct Opaque<Content: View>: View {
  typealias Body = Never
  let header: Text
  let content: Content
}

private struct Tagged<Content: View>: View {
  typealias Body = Never
  let label: Content
}

extension ViewType {
  fileprivate struct Tagged: KnownViewType, SingleViewContent {
    static let typePrefix = "Tagged"
    static let namespacedPrefixes = ["ViewInspectorTests.Tagged"]
    static func child(_ content: Content) throws -> Content { try content.child(path: "label") }
  }
}

extension InspectableView where View: SingleViewContent {
  fileprivate func tagged() throws -> InspectableView<ViewType.Tagged> {
    try find(ViewType.Tagged.self)
  }
}

private struct Drawn: View, CustomInspectable {
  typealias Body = Never
  var customInspectableContent: some View { VStack { Text("stand-in") } }
}

@MainActor
@Suite("Types that nobody taught")
struct CustomTypesTests {
  @Test func unknownViewsAreLookedInto() throws {
    let view = VStack { Opaque(header: Text("head"), content: Button("tap") {}) }
    #expect(try view.inspect().find(text: "head").pathToRoot == "vStack().opaque(0).text(0)")
    #expect(
      try view.inspect().find(text: "tap").pathToRoot
        == "vStack().opaque(0).button(1).labelView().text()")
  }

  @Test func leavesThatHideSomethingBlock() throws {
    struct Leaf: View {
      typealias Body = Never
      let number = 1
    }
    #expect(
      message { try VStack { Leaf() }.inspect().find(text: "a") }
        == "Search did not find a match. Possible blockers: Leaf")
    #expect(
      message { try VStack { Rectangle() }.inspect().find(text: "a") }
        == "Search did not find a match")
  }

  @Test func aTypeOfTheUsersOwn() throws {
    let view = HStack { Tagged(label: Text("a")) }
    let tagged = try view.inspect().find(ViewType.Tagged.self)
    #expect(tagged.pathToRoot == "hStack().tagged(0)")
    #expect(try tagged.text().string() == "a")
    ViewSearch.register(ViewType.Tagged.self)
    #expect(try view.inspect().find(text: "a").pathToRoot == "hStack().tagged(0).text()")
    #expect(try view.inspect().tagged().text().string() == "a")
  }

  @Test func standIns() throws {
    #expect(
      try HStack { Drawn() }.inspect().find(text: "stand-in").pathToRoot
        == "hStack().view(Drawn.self, 0).vStack().text(0)")
    #expect(try Drawn().inspect().vStack().text(0).string() == "stand-in")
    #expect(throws: Never.self) { try Drawn().inspect().find(Drawn.self).actualView() }
  }

  @Test func contentWithoutInspection() throws {
    struct Named: View {
      var body: some View { Text("body") }
    }
    let content: Any = try Named().extractContent(environmentObjects: [])
    #expect(content as? Text == Text("body"))
    #expect(throws: InspectionError.self) {
      try TapGesture().extractContent(environmentObjects: [])
    }
  }
}
