import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// Which one is found of equal objects inside each other.
@MainActor
@Suite(.serialized)
struct NestingTests {
  private let found = Found()

  private func shown<Content: View>(
    _ view: Content, on systems: [[Int]] = Systems.all,
    _ body: (_ scrollers: [StandInView], Display<Content>) throws -> Void
  ) async rethrows {
    for system in systems {
      Systems.run(system)
      found.entities = [:]
      let display = Display(view)
      await display.settle()
      try body(display.window.content.tree.filter { $0 is TestedScroller }, display)
      display.close()
    }
  }

  @Test func threeEqualContainersInsideEachOther() async {
    await shown(
      ScrollView {
        ScrollView {
          ScrollView { Text("Item") }.introspectScroller(found.take("inner"))
        }.introspectScroller(found.take("middle"))
      }.introspectScroller(found.take("outer"))
    ) { scrollers, _ in
      #expect(scrollers.count == 3)
      #expect(["outer", "middle", "inner"].map { found[$0] } == scrollers)
    }
  }

  @Test func roundedCornersHideNoInnerContainer() async {
    await shown(
      ScrollView {
        ScrollView { Text("Item") }
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .introspectScroller(found.take("inner"))
      }.introspectScroller(found.take("outer"))
    ) { scrollers, _ in
      #expect(["outer", "inner"].map { found[$0] } == scrollers)
    }
  }

  @Test func theNearestIsTheAncestor() async {
    await shown(
      ScrollView {
        ScrollView {
          Text("Item").introspectScroller(scope: .ancestor, found.take("nearest"))
        }
      }
    ) { scrollers, _ in
      #expect(scrollers.count == 2)
      #expect(isSame(found["nearest"], scrollers.last))
    }
  }

  /// A text view is a scroll view on UIKit, and is in one on AppKit.
  private var editor: some View { ShapedView("editor") { StandInKind.textEditor.shape } }

  @Test func theOutermostMatchWins() async {
    await shown(ScrollView { editor }.introspectScroller(found.take("scroll"))) { scrollers, _ in
      #expect(scrollers.count == 2)
      #expect(isSame(found["scroll"], scrollers.first))
    }
  }

  @Test func aTextViewIsNotTakenForAScrollView() async {
    await shown(
      VStack {
        editor
        ScrollView { Text("Item") }
      }.introspectScroller(found.take("scroll"))
    ) { scrollers, _ in
      #expect(scrollers.count == 2)
      #expect(isSame(found["scroll"], scrollers.last))
    }
    await shown(
      ScrollView {
        editor.introspectScroller(scope: [.receiver, .ancestor], found.take("scroll"))
      }
    ) { scrollers, _ in
      #expect(scrollers.count == 2)
      #expect(isSame(found["scroll"], scrollers.first))
    }
  }

  @Test func aTextViewAloneIsAScrollView() async {
    await shown(editor.introspectScroller(found.take("scroll"))) { scrollers, _ in
      #expect(scrollers.count == 1)
      #expect(isSame(found["scroll"], scrollers.first))
    }
  }

  #if canImport(UIKit)
  /// While a text field edits, UIKit puts a scroll view of its own into it.
  @Test func aFieldEditorIsNotTakenForAScrollView() async {
    let field = ShapedView("field") {
      let field = UITextField(frame: .zero)
      field.addSubview(UIScrollView(frame: .zero))
      return StandInShape(hosting: field)
    }
    await shown(
      VStack {
        field
        ScrollView { Text("Item") }
      }.introspectScroller(found.take("scroll"))
    ) { scrollers, _ in
      #expect(scrollers.count == 2)
      #expect(isSame(found["scroll"], scrollers.last))
    }
  }
  #endif

  #if !os(visionOS)
  @Test func tabViewsInsideEachOther() async throws {
    await shown(
      TabView {
        TabView {
          Text("Page").introspectTabs(scope: .ancestor, found.take("from inside"))
        }.introspectTabs(found.take("inner"))
      }.introspectTabs(found.take("outer"))
    ) { _, display in
      #if canImport(UIKit)
      let tabs: [AnyObject] = display.window.content.tree.compactMap(\.controller)
        .filter { $0 is UITabBarController }
      #else
      let tabs: [AnyObject] = display.window.content.tree.filter { $0 is NSTabView }
      #endif
      #expect(tabs.count == 2)
      #expect(isSame(found.entities["outer"], tabs.first))
      #expect(isSame(found.entities["inner"], tabs.last))
      #expect(isSame(found.entities["from inside"], tabs.last))
    }
  }
  #endif

  /// The first match is the object of the view itself, and nothing is put around it.
  @Test func aViewIsItsOwn() async {
    let field = TextField("Name", text: .constant(""))
    var plain: [Int] = []
    await shown(VStack { field }.padding()) { plain.append($1.window.content.tree.count) }
    await shown(VStack { field.introspectView(found.take("view")) }.padding()) { _, display in
      let tree = display.window.content.tree
      let own = tree.first { $0 is TestedField }
      #expect(isSame(found["view"], own?.superview))
      #expect(found["view"]?.frame.size == own?.frame.size)
      // Two markers, each in SwiftUI's own wrapper.
      #expect(tree.count == plain.removeFirst() + 4)
    }
  }
}

#if !os(visionOS)
#if canImport(UIKit)
private typealias Tabs = UITabBarController
#else
private typealias Tabs = NSTabView
#endif

extension View {
  @MainActor
  fileprivate func introspectTabs(
    scope: IntrospectionScope = .receiver, _ customize: @escaping @MainActor (Tabs) -> Void
  ) -> some View {
    #if canImport(UIKit)
    introspect(.tabView, on: .iOS, .tvOS, scope: scope, customize: customize)
    #else
    introspect(.tabView, on: .macOS, scope: scope, customize: customize)
    #endif
  }
}
#endif
