import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct NavigationViewTests {
  private func pages<V>(_ window: HeadlessWindow<V>) -> Int {
    window.primitives(NavigationPrimitive.self).last?.pages.count ?? 0
  }

  @available(*, deprecated)
  private struct Columns: View {
    var body: some View {
      NavigationView {
        Shown("sidebar")
        Shown("detail")
      }
    }
  }

  @available(*, deprecated)
  @Test func severalViewsAreColumns() throws {
    let window = HeadlessWindow(Columns())
    #expect(window.shown == ["sidebar", "detail"])
    #expect(HeadlessWindow(Columns().navigationViewStyle(.stack)).shown == ["sidebar"])
    #expect(HeadlessWindow(Columns().navigationViewStyle(.columns)).shown == ["sidebar", "detail"])
    #expect(
      HeadlessWindow(Columns().navigationViewStyle(.automatic)).shown == ["sidebar", "detail"])
  }

  @available(*, deprecated)
  @Test func linksFollowTheirBindings() {
    let isActive = Source(false)
    struct Linked: View {
      let isActive: Source<Bool>
      var body: some View {
        NavigationView {
          NavigationLink(
            "Link", destination: Shown("page"),
            isActive: Binding(get: { isActive.value }, set: { isActive.value = $0 }))
        }
      }
    }
    let window = HeadlessWindow(Linked(isActive: isActive))
    #expect(pages(window) == 1)
    window.press("Link")
    window.flush()
    #expect(isActive.value)
    #expect(pages(window) == 2)
    #expect(window.shown == ["page"])
    isActive.value = false
    window.flush()
    #expect(pages(window) == 1)
  }

  @available(*, deprecated)
  @Test func linksFollowASelection() {
    let selection = Source<Int?>(nil)
    struct Linked: View {
      let selection: Source<Int?>
      var body: some View {
        NavigationStack {
          NavigationLink(
            "Two", destination: Shown("page 2"), tag: 2,
            selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
        }
      }
    }
    let window = HeadlessWindow(Linked(selection: selection))
    selection.value = 1
    window.flush()
    #expect(pages(window) == 1)
    window.press("Two")
    window.flush()
    #expect(selection.value == 2)
    #expect(window.shown == ["page 2"])
  }

  @available(*, deprecated)
  @Test func partsOfLinksCanBeReflected() throws {
    let active = NavigationLink(isActive: .constant(true)) {
      Text("page")
    } label: {
      Text("label")
    }
    #expect(try property("destination|some", of: active) is Text)
    #expect(try property("label", of: active) is Text)
    #expect(try property("_isActive|binding", of: active) is Binding<Bool>)
    let value = NavigationLink("label", value: 5)
    #expect(
      try property("presentedValue|some|v4|storage|data", of: value) as? AnyHashable
        == AnyHashable(5))
    #expect(try property("content", of: NavigationView { Text("a") }) is Text)
  }

  @Test func aSplitViewShowsItsColumns() throws {
    let visibility = Source(NavigationSplitViewVisibility.all)
    struct Split: View {
      let visibility: Source<NavigationSplitViewVisibility>
      var body: some View {
        NavigationSplitView(
          columnVisibility: Binding(
            get: { visibility.value }, set: { visibility.value = $0 })
        ) {
          Shown("sidebar").navigationSplitViewColumnWidth(100)
        } content: {
          Shown("content").navigationSplitViewColumnWidth(min: 50, ideal: 120)
        } detail: {
          Shown("detail")
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    let window = HeadlessWindow(
      size: CGSize(width: 600, height: 300), Split(visibility: visibility))
    #expect(window.shown == ["sidebar", "content", "detail"])
    let stack = try #require(
      window.container.children.first { $0.primitive is NavigationPrimitive })
    #expect(stack.frame == CGRect(x: 222, y: 0, width: 378, height: 300))
    visibility.value = .doubleColumn
    window.flush()
    #expect(window.shown == ["content", "detail"])
    visibility.value = .detailOnly
    window.flush()
    #expect(window.shown == ["detail"])
    visibility.value = .automatic
    window.flush()
    #expect(window.shown == ["sidebar", "content", "detail"])
  }

  @Test func theSidebarsLinksPushIntoTheDetail() {
    let window = HeadlessWindow(
      NavigationSplitView {
        NavigationLink("Show") { Shown("page") }
      } detail: {
        Shown("detail")
      })
    #expect(window.shown == ["detail"])
    window.press("Show")
    window.flush()
    #expect(window.shown == ["page"])
    #expect(pages(window) == 2)
  }

  @Test func partsOfASplitViewCanBeReflected() throws {
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("s")
    } content: {
      Image(systemName: "star")
    } detail: {
      Divider()
    }
    #expect(try property("sidebar", of: split) is Text)
    #expect(try property("content", of: split) is Image)
    #expect(try property("detail", of: split) is Divider)
    #expect(NavigationSplitViewColumn.sidebar != .content)
    let style = split.navigationSplitViewStyle(.prominentDetail)
    #expect(
      try property("modifier|style", of: style) is ProminentDetailNavigationSplitViewStyle)
    #expect(
      try property("modifier|style", of: split.navigationSplitViewStyle(.automatic))
        is AutomaticNavigationSplitViewStyle)
  }
}
