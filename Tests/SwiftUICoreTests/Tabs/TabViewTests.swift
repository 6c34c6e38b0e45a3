import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct TabViewTests {
  private func binding<V>(_ source: Source<V>) -> Binding<V> {
    Binding(get: { source.value }, set: { source.value = $0 })
  }

  private struct Tagged: View {
    let selection: Binding<String>
    var body: some View {
      TabView(selection: selection) {
        Shown("first").tabItem { Text("First") }.tag("a")
        Shown("second").tabItem { Label("Second", systemImage: "star") }.tag("b")
      }
    }
  }

  @Test func theSelectedChildIsShown() {
    let selection = Source("b")
    let window = HeadlessWindow(Tagged(selection: binding(selection)))
    #expect(window.texts == ["First", "Second"])
    #expect(window.shown == ["second"])
    window.press("First")
    #expect(selection.value == "a")
    #expect(window.shown == ["first"])
  }

  @Test func withoutABindingItKeepsTheSelection() {
    let window = HeadlessWindow(
      TabView {
        Shown("first").tabItem { Text("First") }
        Shown("second").tabItem { Text("Second") }
      })
    #expect(window.shown == ["first"])
    window.press("Second")
    #expect(window.shown == ["second"])
  }

  private enum Place: Hashable { case home, search, more }

  private struct Tabs: View {
    let selection: Binding<Place>
    let hasMore: Bool
    var body: some View {
      TabView(selection: selection) {
        Tab("Home", systemImage: "house", value: Place.home) { Shown("home") }
        Tab(value: Place.search, role: .search) { Shown("search") }
        if hasMore {
          Tab(value: Place.more) {
            Shown("more")
          } label: {
            Text("More")
          }
        }
      }
    }
  }

  @Test func tabsCarryTheirValues() {
    let selection = Source(Place.home)
    let window = HeadlessWindow(Tabs(selection: binding(selection), hasMore: true))
    #expect(window.texts == ["Home", "Search", "More"])
    #expect(window.shown == ["home"])
    window.press("More")
    #expect(selection.value == .more)
    #expect(window.shown == ["more"])
    window.update(Tabs(selection: binding(selection), hasMore: false))
    #expect(window.texts == ["Home", "Search"])
  }

  @Test func tabsWithoutValues() {
    let window = HeadlessWindow(
      TabView {
        Tab("One", systemImage: "1.circle") { Shown("one") }
        TabSection("More") {
          Tab("Two", systemImage: "2.circle") { Shown("two") }
        }
        Tab(content: { Shown("4") }, label: { Text(verbatim: "4") })
      })
    #expect(window.texts == ["One", "Two", "4"])
    window.press("Two")
    #expect(window.shown == ["two"])
    window.press("4")
    #expect(window.shown == ["4"])
  }

  @Test func pagesHaveDots() {
    let selection = Source("a")
    let pages = Tagged(selection: binding(selection))
    let window = HeadlessWindow(pages.tabViewStyle(.page))
    #expect(window.texts == [])
    #expect(window.buttons.count == 2)
    window.buttons.last?.action()
    window.flush()
    #expect(window.shown == ["second"])
    let bare = HeadlessWindow(pages.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(bare.buttons.isEmpty)
    let dotted = HeadlessWindow(
      pages.tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always)))
    // Two dots and what is behind them.
    #expect(dotted.primitives(ShapePrimitive.self).count == 3)
    let plain = HeadlessWindow(pages.tabViewStyle(.page).indexViewStyle(.page))
    #expect(plain.primitives(ShapePrimitive.self).count == 2)
  }

  @Test func aSidebarStandsBeforeThePage() throws {
    let window = HeadlessWindow(
      Tagged(selection: .constant("a")).tabViewStyle(.sidebarAdaptable))
    let first = try #require(
      window.container.descendants.first { window.texts(in: $0) == ["First"] })
    let second = try #require(
      window.container.descendants.first { window.texts(in: $0) == ["Second"] })
    #expect(first.frame.maxY < second.frame.minY)
    for style in [
      HeadlessWindow(Tagged(selection: .constant("a")).tabViewStyle(.automatic)).texts,
      HeadlessWindow(Tagged(selection: .constant("a")).tabViewStyle(.tabBarOnly)).texts,
      HeadlessWindow(Tagged(selection: .constant("a")).tabViewStyle(.grouped)).texts,
    ] { #expect(style == ["First", "Second"]) }
  }

  @Test func itsPartsCanBeReflected() throws {
    let tab = TabView(selection: .constant(1)) { Text("a").tabItem { Text("item") } }
    #expect(try property("selection|some", of: tab) is Binding<Int>)
    let item = Text("a").tabItem { Text("item") }
    #expect(
      String(describing: type(of: try property("modifier", of: item)))
        .hasPrefix("PlatformItemTraitWriter<LabelPlatformItemsStrategy"))
    #expect(try property("modifier|source|content|content", of: item) is Text)
    let tabs = TabView(selection: .constant(1)) {
      Tab("One", systemImage: "star", value: 1, role: .search) { Text("one") }
      Tab("Two", systemImage: "star", value: 2) { Text("two") }
    }
    let second = try property(
      "content|_content|wrappedValue|_identifiedView|value|.1|content|tab", of: tabs)
    #expect(try property("content", of: second) is Text)
    let first = try property(
      "content|_content|wrappedValue|_identifiedView|value|.0|content|tab", of: tabs)
    #expect(try property("tabItem|base|some", of: first) is DefaultTabLabel)
    #expect(try property("role|some", of: first) as? TabRole == .search)
    let style = item.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    #expect(
      "\(try property("modifier|style|indexDisplayMode|backing", of: style))" == "never")
  }
}
