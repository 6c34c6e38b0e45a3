import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// What is found, in the situations that people reported.
@MainActor
@Suite(.serialized)
struct SearchTests {
  @MainActor private final class Found {
    var entities: [String: AnyObject] = [:]
    func take(_ name: String) -> @MainActor (AnyObject) -> Void {
      { self.entities[name] = $0 }
    }
    subscript(_ name: String) -> StandInView? { entities[name] as? StandInView }
  }

  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  @Test(arguments: [0, 1])
  func eachOfNestedScrollViewsGetsItsOwn(index: Int) async throws {
    Systems.run([Systems.all[0], [26]][index])
    let found = Found()
    let display = Display(
      ScrollView {
        ScrollView { Text("Item") }
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .introspectScroller { found.take("inner")($0) }
      }
      .introspectScroller { found.take("outer")($0) })
    await display.settle()
    let outer = try #require(found["outer"])
    let inner = try #require(found["inner"])
    #expect(!isSame(inner, outer))
    #expect(inner.isDescendant(of: outer))
    display.close()
  }

  @Test func theNearestOfNestedScrollViewsIsTheAncestor() async throws {
    let found = Found()
    let display = Display(
      ScrollView {
        ScrollView {
          Text("Item").introspectScroller(scope: .ancestor) { found.take("nearest")($0) }
        }
      })
    await display.settle()
    let nearest = try #require(found["nearest"])
    let scrollViews = display.window.content.tree.filter { $0 is TestedScroller }
    #expect(scrollViews.count == 2)
    #expect(isSame(nearest, scrollViews.last))
    display.close()
  }

  @Test func theOutermostMatchWins() async {
    let found = Found()
    let editor = ShapedView("editor") { StandInKind.textEditor.shape }
    let display = Display(
      ScrollView { editor }
        .introspectScroller { found.take("scroll")($0) })
    await display.settle()
    // A text view is a scroll view too, or has one.
    let scrollers = display.window.content.tree.filter { $0 is TestedScroller }
    #expect(scrollers.count == 2)
    #expect(isSame(found["scroll"], scrollers.first))
    display.close()
  }

  @Test func allMatchesOfAReceiver() async {
    var fields: [TestedField] = []
    let display = Display(
      VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant(""))
        TextField("C", text: .constant(""))
      }
      .introspectField(matches: .all) { field in
        if !fields.contains(field) { fields.append(field) }
      })
    await display.settle()
    #expect(fields.count == 3)
    display.close()
  }

  /// Modifiers that put views of their own around what they modify.
  @Test func effectsOnTheReceiverAndAroundIt() async {
    let found = Found()
    func field(_ name: String) -> some View {
      TextField(name, text: .constant(""))
    }
    let display = Display(
      VStack {
        field("clip").clipShape(Circle()).introspectField(found.take("clip"))
        field("opacity").opacity(0.5).introspectField(found.take("opacity"))
        field("blur").blur(radius: 2).introspectField(found.take("blur"))
        field("shadow").shadow(radius: 2).introspectField(found.take("shadow"))
        field("scaled").scaleEffect(1.1).introspectField(found.take("scaled"))
        field("rotated").rotationEffect(.degrees(5)).introspectField(found.take("rotated"))
        field("inside").introspectField(found.take("inside"))
          .clipShape(Circle()).opacity(0.5).shadow(radius: 2)
        VStack { field("parent").introspectField(found.take("parent")) }
          .clipped().opacity(0.9)
      })
    await display.settle()
    let names = [
      "clip", "opacity", "blur", "shadow", "scaled", "rotated", "inside", "parent",
    ]
    let fields = display.window.content.tree.filter { $0 is TestedField }
    #expect(names.map { found[$0] } == fields)
    display.close()
  }

  @Test func severalIntrospectionsOfOneView() async throws {
    let found = Found()
    let display = Display(
      TextField("A", text: .constant(""))
        .introspectField(found.take("first"))
        .introspectView { found.take("view")($0) }
        .introspectField(found.take("second")))
    await display.settle()
    let first = try #require(found["first"])
    let view = try #require(found["view"])
    #expect(isSame(first, found["second"]))
    #expect(first.isDescendant(of: view))
    display.close()
  }

  @Test func anAncestorIsNotTakenForTheReceiver() async {
    let found = Found()
    let display = Display(
      ScrollView {
        Text("Item")
          .introspectScroller { found.take("scroll")($0) }
      })
    await display.settle()
    #expect(found["scroll"] == nil)
    display.close()
  }

  @Test func threeEqualContainersInsideEachOther() async throws {
    let found = Found()
    let display = Display(
      ScrollView {
        ScrollView {
          ScrollView { Text("Item") }.introspectScroller(found.take("inner"))
        }.introspectScroller(found.take("middle"))
      }.introspectScroller(found.take("outer")))
    await display.settle()
    let scrollers = display.window.content.tree.filter { $0 is TestedScroller }
    #expect(scrollers.count == 3)
    #expect(["outer", "middle", "inner"].map { found[$0] } == scrollers)
    display.close()
  }

  @Test func beforeAndAfterAStyle() async throws {
    let found = Found()
    let display = Display(
      VStack {
        TextField("A", text: .constant("")).introspectField(found.take("before"))
          .textFieldStyle(.plain)
        TextField("B", text: .constant("")).textFieldStyle(.plain)
          .introspectField(found.take("after"))
      })
    await display.settle()
    let fields = display.window.content.tree.filter { $0 is TestedField }
    #expect(fields.count == 2)
    #expect(["before", "after"].map { found[$0] } == fields)
    display.close()
  }

  /// Rows that go and come again, with other fields.
  @Test func eachInstanceThatComesLater() async throws {
    var fields: [TestedField] = []
    let display = Display(AnyView(EmptyView()))
    for round in 0..<3 {
      display.controller.rootView = AnyView(
        ScrollView {
          TextField("\(round)", text: .constant("")).id(round)
            .introspectField { field in if !fields.contains(field) { fields.append(field) } }
        })
      await display.settle(until: { fields.count > round })
      let shown = display.window.content.tree.filter { $0 is TestedField }
      #expect(fields.last.map { [$0] } == shown)
    }
    #expect(fields.count == 3)
    display.close()
  }

  #if canImport(UIKit)
    private struct Stack: View {
      @State private var path: [Int] = []
      let found: @MainActor (Int, UIViewController) -> Void
      let handle: Handle

      var body: some View {
        let _ = handle.set = { path = $0 }
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { page in
            Text("Page \(page)")
              .introspect(.viewController, on: .iOS, .tvOS, .visionOS) { found(page, $0) }
          }
        }
      }
    }

    @MainActor private final class Handle { var set: (([Int]) -> Void)? }

    /// Each page's closure gets the page's own controller, each time that it is pushed; and the
    /// markers are no pages.
    @Test func pagesThatArePushedPoppedAndPushedAgain() async throws {
      var controllers: [Int: UIViewController] = [:]
      let handle = Handle()
      let display = Display(Stack(found: { controllers[$0] = $1 }, handle: handle))
      await display.settle()
      let set = try #require(handle.set)
      for path in [[1], [], [1], [1, 2]] {
        controllers = [:]
        set(path)
        await display.settle()
        let stack = try #require(
          display.controller.children.compactMap { $0 as? UINavigationController }.first)
        #expect(stack.viewControllers.count == path.count + 1)
        if let page = path.last {
          #expect(isSame(controllers[page], stack.topViewController), "\(path)")
        }
      }
      display.close()
    }
  #endif
}
