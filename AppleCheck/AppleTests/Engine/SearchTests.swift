import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// What is found, in the situations that people reported.
@MainActor
@Suite(.serialized)
struct SearchTests {
  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

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

  #if canImport(UIKit)
  @available(*, deprecated, message: "navigation views are deprecated")
  @Test func navigationBeforeAndAfterAStyle() async {
    for system in Systems.all {
      Systems.run(system)
      let found = Found()
      let display = Display(
        VStack {
          NavigationView { Text("Root") }.introspectStack(found.take("before"))
            .navigationViewStyle(.stack)
          NavigationView { Text("Root") }.navigationViewStyle(.stack)
            .introspectStack(found.take("after"))
        })
      await display.settle()
      let stacks = display.controller.children.filter { $0 is UINavigationController }
      #expect(stacks.count == 2)
      #expect(isSame(found.entities["before"], stacks.first), "\(system)")
      #expect(isSame(found.entities["after"], stacks.last), "\(system)")
      display.close()
    }
  }
  #endif

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

#if canImport(UIKit)
extension View {
  @MainActor
  fileprivate func introspectStack(
    _ customize: @escaping @MainActor (UINavigationController) -> Void
  ) -> some View {
    introspect(
      .navigationView(style: .stack), on: .iOS, .tvOS, .visionOS, customize: customize)
  }
}
#endif
