import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// When closures are called, and what is kept alive.
@MainActor
@Suite(.serialized)
struct LifetimeTests {
  @MainActor private final class Calls {
    var log: [String] = []
  }

  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  private struct Counter: View {
    @State private var count = 1
    let calls: Calls
    let handle: Handle
    var body: some View {
      let _ = handle.set = { count = $0 }
      TextField("Name", text: .constant("\(count)"))
        .introspectField { [count] _ in
          calls.log.append("\(count)")
        }
    }
  }

  @MainActor private final class Handle { var set: ((Int) -> Void)? }

  @Test func theClosureSeesEachUpdate() async throws {
    let calls = Calls()
    let handle = Handle()
    let display = Display(Counter(calls: calls, handle: handle))
    await display.settle()
    #expect(calls.log.last == "1")
    let set = try #require(handle.set)
    set(2)
    await display.settle()
    #expect(calls.log.last == "2")
    display.close()
  }

  @Test func nothingIsFoundBeforeThereIsAWindow() async {
    let calls = Calls()
    let controller = StandInHostingController(
      rootView: TextField("Name", text: .constant(""))
        .introspectField { _ in calls.log.append("found") })
    controller.flush()
    #expect(calls.log.isEmpty)
    let window = StandInWindow.showing(controller)
    controller.flush()
    #expect(!calls.log.isEmpty)
    #expect(window.content.tree.contains { $0 is TestedField })
    controller.end()
  }

  @Test func hooksAreCalledInOrder() async {
    let calls = Calls()
    let display = Display(
      AnyView(
        TextField("Name", text: .constant(""))
          .hooked { calls.log.append($0) }))
    await display.settle()
    #expect(calls.log.first == "first")
    #expect(calls.log.count { $0 == "first" } == 1)
    #expect(calls.log.dropFirst().allSatisfy { $0 == "update" })
    display.controller.rootView = AnyView(Text("Gone"))
    await display.settle()
    #expect(calls.log.last == "remove")
    #expect(calls.log.count { $0 == "remove" } == 1)
    display.close()
  }

  @Test func nothingIsKeptAlive() async throws {
    @MainActor final class Model {}
    weak var model: Model?
    weak var field: TestedField?
    weak var controller: StandInController?
    do {
      let captured = Model()
      model = captured
      let display = Display(
        AnyView(
          TextField("Name", text: .constant(""))
            .introspectField {
              _ = captured
              field = $0
            }))
      controller = display.controller
      await display.settle()
      #expect(field != nil)
      display.controller.rootView = AnyView(Text("Gone"))
      await display.settle()
      display.close()
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(model == nil)
    #expect(field == nil)
    #expect(controller == nil)
  }

  @Test func aSearchWithoutMatchStops() async {
    IntrospectionCounts.current = IntrospectionCounts()
    let display = Display(
      Text("None").introspectField { _ in })
    await display.settle()
    for _ in 0..<200 {
      for view in display.window.content.tree { view.needLayout() }
      display.window.content.layOutTree()
    }
    #expect(IntrospectionCounts.current.searches <= 25)
    display.close()
  }

  @Test func aProxyCanBeAwaited() async {
    let proxy = IntrospectionProxy<TestedField>()
    let display = Display(
      TextField("Name", text: .constant(""))
        .introspectField(proxy))
    await display.settle()
    let field = await proxy.found()
    #expect(isSame(field, display.window.content.tree.first { $0 is TestedField }))
    display.close()
  }

  @Test(arguments: [IntrospectionTiming.immediate, .nextTurn, .afterAppearing])
  func eachTimingHandsOverOnceItIsTime(timing: IntrospectionTiming) async {
    let calls = Calls()
    let display = Display(
      TextField("Name", text: .constant(""))
        .introspectField(timing: timing) { _ in calls.log.append("found") })
    display.controller.flush()
    #expect(calls.log.isEmpty == (timing != .immediate))
    await display.settle()
    #expect(!calls.log.isEmpty)
    display.close()
  }
}
