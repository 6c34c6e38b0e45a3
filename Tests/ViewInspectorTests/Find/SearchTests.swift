import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Searches")
struct SearchTests {
  private struct Custom: View {
    var body: some View {
      Button(action: {}, label: { HStack { Text("Btn") } })
    }
  }
  private struct Generic<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private var sample: some View {
    AnyView(
      Group {
        EmptyView().padding().background(
          HStack {
            EmptyView().id("5")
            Custom().padding(15).tag(9)
          })
        Text("123").font(.footnote).tag(4).id(7)
        Text("xyz").accessibilityIdentifier("last").accessibilityLabel("the end")
      })
  }

  @Test func byIdentity() throws {
    let view = try sample.inspect()
    #expect(try view.find(viewWithId: 7).text().string() == "123")
    #expect(try view.find(viewWithTag: 4).text().string() == "123")
    #expect(try view.find(viewWithAccessibilityIdentifier: "last").text().string() == "xyz")
    #expect(try view.find(viewWithAccessibilityLabel: "the end").text().string() == "xyz")
    #expect(message { try view.find(viewWithId: 0) } == "Search did not find a match")
  }

  @Test func everything() throws {
    let view = try VStack {
      Text("1")
      HStack { Text("2") }
      Text("3")
    }.inspect()
    #expect(try view.findAll(ViewType.Text.self).map { try $0.string() } == ["1", "2", "3"])
    #expect(view.findAll(ViewType.ZStack.self).isEmpty)
    #expect(view.findAll { $0.hasPadding() }.isEmpty)
  }

  @Test func orders() throws {
    let view = try VStack {
      HStack { Text("deep") }
      Text("shallow")
    }.inspect()
    let broad = try view.find(ViewType.Text.self)
    let deep = try view.find(ViewType.Text.self, traversal: .depthFirst)
    #expect(try broad.string() == "shallow")
    #expect(try deep.string() == "deep")
    #expect(try view.find(ViewType.Text.self, skipFound: 1).string() == "deep")
  }

  @Test func upwards() throws {
    let text = try VStack { HStack { Text("a") } }.inspect().find(text: "a")
    #expect(try text.find(ViewType.VStack.self, relation: .parent).pathToRoot == "vStack()")
    #expect(
      message { try text.find(ViewType.ZStack.self, relation: .parent) }
        == "Search did not find a match")
  }

  @Test func customViews() throws {
    let view = try VStack { Custom() }.inspect()
    #expect(try view.find(Custom.self).pathToRoot == "vStack().view(Custom.self, 0)")
    #expect(
      try view.find(Custom.self, containing: "Btn").pathToRoot == "vStack().view(Custom.self, 0)")
    #expect(try view.find(button: "Btn").pathToRoot == "vStack().view(Custom.self, 0).button()")
    let generic = try Generic(content: Text("a")).inspect()
    #expect(try generic.find(text: "a").pathToRoot == "view(Generic<EmptyView>.self).text()")
    #expect(try generic.find(Generic<Text>.self).pathToRoot == "view(Generic<EmptyView>.self)")
    #expect(message { try generic.find(Generic<EmptyView>.self) } == "Search did not find a match")
  }

  @Test func whatAFailureSaw() throws {
    let view = try VStack {
      Text("Save all")
      Text("Close")
    }.inspect()
    do {
      _ = try view.find(text: "Save")
      Issue.record("found")
    } catch let error as InspectionError {
      #expect(error.description == "Search did not find a match")
      let report = try #require(error.searchReport)
      #expect(report.nearMisses.first == "\"Save all\" at vStack().text(0)")
      #expect(error.debugDescription.contains("VStack  — vStack()"))
    }
  }
}
