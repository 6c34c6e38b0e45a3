import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting tabs")
struct TabTests {
  private var sut: some View {
    TabView {
      Tab("First", systemImage: "star") { Text("one") }
      Tab("Second", systemImage: "magnifyingglass", role: .search) {
        Text("two")
        Text("more")
      }
    }
  }

  @Test func areReachedByTheirIndex() throws {
    let view = try sut.inspect().tabView()
    #expect(view.count == 2)
    #expect(try view.tab(0).text().string() == "one")
    #expect(try view.tab(1).text(1).string() == "more")
    #expect(
      try AnyView(sut).inspect().anyView().tabView().tab(1).pathToRoot
        == "anyView().tabView().tab(1)")
  }

  @Test func readTheirValues() throws {
    let view = try sut.inspect().tabView()
    #expect(try view.tab(0).labelView().label().title().text().string() == "First")
    #expect(try view.tab(0).role() == nil)
    #expect(try view.tab(1).role() == .search)
  }

  @Test func areSearched() throws {
    let view = try VStack { sut }.inspect()
    #expect(try view.find(ViewType.Tab.self).pathToRoot == "vStack().tabView(0).tab(0)")
    #expect(try view.find(text: "one").pathToRoot == "vStack().tabView(0).tab(0).text()")
    #expect(
      try view.find(text: "Second").pathToRoot
        == "vStack().tabView(0).tab(1).labelView().label().title().text()")
  }

  @Test func areReachedWhereTheyAreAlone() throws {
    let view = TabView { Tab("First", systemImage: "star") { Text("one") } }
    #expect(try view.inspect().tabView().tab(0).text().string() == "one")
  }

  @Test func mayBeAbsent() throws {
    let isShown = false
    let view = TabView {
      Tab("First", systemImage: "star") { Text("one") }
      if isShown {
        Tab("Second", systemImage: "star") { Text("two") }
      }
    }
    #expect(message { try view.inspect().tabView().tab(1) } == "View for Tab is absent")
  }

  private struct OwnTabs: TabContent {
    typealias TabValue = Never
    var body: some TabContent<Never> {
      Tab("Own", systemImage: "star") { Text("own") }
    }
  }

  @Test func areCountedInSectionsLoopsAndBranches() throws {
    let isShown = false
    let view = TabView {
      TabSection("Section") {
        Tab("First", systemImage: "star") { Text("one") }
        Tab("Second", systemImage: "star") { Text("two") }
      }
      ForEach(["three", "four"], id: \.self) { title in
        Tab(title, systemImage: "star") { Text(title) }
      }
      OwnTabs()
      if isShown {
        Tab("Fifth", systemImage: "star") { Text("five") }
      } else {
        Tab("Sixth", systemImage: "star") { Text("six") }
      }
    }
    let tabs = try view.inspect().tabView()
    let texts = try (0..<tabs.count).map { try tabs.tab($0).text().string() }
    #expect(texts == ["one", "two", "three", "four", "own", "six"])
    #expect(try view.inspect().find(text: "four").pathToRoot == "tabView().tab(3).text()")
  }
}
