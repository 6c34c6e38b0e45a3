import Testing

@testable import SwiftUICore

/// A view that can have the keyboard focus.
private struct Field {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Field: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> FieldPrimitive {
    FieldPrimitive(name: name, isFocused: context.environment.isFocused)
  }
}

private struct FieldPrimitive: Primitive, KeyboardFocusable {
  static let viewName = "Field"
  let name: String
  let isFocused: Bool
}

@MainActor
private final class Handle<Value> {
  var set: ((Value) -> Void)?
  var get: (() -> Value)?
}

private enum Name: Hashable { case first, last, missing }

private struct Form: View {
  @FocusState private var focus: Name?
  let handle: Handle<Name?>
  let log: Log
  let isOn: Source<Bool>
  var body: some View {
    let _ = handle.set = { focus = $0 }
    let _ = handle.get = { focus }
    let _ = log("\(focus.map { "\($0)" } ?? "nil")")
    Field("first").focused($focus, equals: .first)
    if isOn.value {
      VStack { Field("last") }.focused($focus, equals: .last)
    }
    Field("other")
  }
}

private struct Single: View {
  @FocusState private var isFocused: Bool
  let handle: Handle<Bool>
  var body: some View {
    let _ = handle.set = { isFocused = $0 }
    let _ = handle.get = { isFocused }
    Field("single").focused($isFocused)
      .onAppear { isFocused = true }
  }
}

@MainActor
@Suite struct FocusStateTests {
  private func field<V: View>(_ name: String, _ window: HeadlessWindow<V>) -> HeadlessView? {
    window.container.descendants.first { ($0.primitive as? FieldPrimitive)?.name == name }
  }

  private func focused<V: View>(_ window: HeadlessWindow<V>) -> String? {
    let view: HeadlessView? = window.container.descendants.first(where: \.hasFocus)
    return (view?.primitive as? FieldPrimitive)?.name
  }

  @Test func thePlatformsFocusIsTold() throws {
    let handle = Handle<Name?>()
    let log = Log()
    let window = HeadlessWindow(Form(handle: handle, log: log, isOn: Source(true)))
    #expect(try #require(field("first", window)).takeFocus())
    window.flush()
    #expect(try #require(field("last", window)).takeFocus())
    window.flush()
    #expect(try #require(field("other", window)).takeFocus())
    window.flush()
    #expect(log.take() == ["nil", "first", "last", "nil"])
  }

  @Test func settingTheStateMovesTheFocus() {
    let handle = Handle<Name?>()
    let log = Log()
    let window = HeadlessWindow(Form(handle: handle, log: log, isOn: Source(true)))
    _ = log.take()
    handle.set?(.last)
    window.flush()
    #expect(focused(window) == "last")
    handle.set?(.first)
    window.flush()
    #expect(focused(window) == "first")
    // Each move is one change: that the other view has lost the focus is none of its own.
    window.flush()
    #expect(log.take() == ["last", "first"])
    handle.set?(nil)
    window.flush()
    #expect(focused(window) == nil)
    #expect(handle.get?() == .some(nil))
  }

  @Test func aViewThatComesWithTheSameUpdateCanTakeIt() {
    let handle = Handle<Name?>()
    let isOn = Source(false)
    let window = HeadlessWindow(Form(handle: handle, log: Log(), isOn: isOn))
    isOn.value = true
    handle.set?(.last)
    window.flush()
    #expect(focused(window) == "last")
    #expect(handle.get?() == .last)
  }

  @Test func aValueThatNoViewStandsForGoesBack() {
    let handle = Handle<Name?>()
    let window = HeadlessWindow(Form(handle: handle, log: Log(), isOn: Source(true)))
    handle.set?(.first)
    window.flush()
    handle.set?(.missing)
    #expect(handle.get?() == .missing)
    window.flush()
    #expect(handle.get?() == .first)
    #expect(focused(window) == "first")
  }

  @Test func aFocusedViewThatGoesLeavesNothingFocused() {
    let handle = Handle<Name?>()
    let isOn = Source(true)
    let window = HeadlessWindow(Form(handle: handle, log: Log(), isOn: isOn))
    handle.set?(.last)
    window.flush()
    isOn.value = false
    window.flush()
    #expect(handle.get?() == .some(nil))
  }

  @Test func aBoolIsTrueWhileTheViewHasTheFocus() throws {
    let handle = Handle<Bool>()
    let window = HeadlessWindow(Single(handle: handle))
    window.flush()
    #expect(focused(window) == "single")
    #expect(handle.get?() == true)
    window.flush()
    #expect(window.primitives(FieldPrimitive.self).map(\.isFocused) == [true])
    handle.set?(false)
    window.flush()
    #expect(focused(window) == nil)
    #expect(handle.get?() == false)
    window.flush()
    #expect(window.primitives(FieldPrimitive.self).map(\.isFocused) == [false])
  }

  @Test func outsideOfAViewItIsUnfocusedAndSettingIsReported() {
    let state = FocusState<Name?>()
    #expect(state.wrappedValue == nil)
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) { state.wrappedValue = .first }
    #expect(messages.count == 1)
    #expect(state.wrappedValue == nil)
  }

  @Test func nothingLeaks() {
    weak var graph: ViewGraph?
    do {
      let window = HeadlessWindow(Single(handle: Handle()))
      graph = window.graph
      window.unmount()
      #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
    }
    #expect(graph == nil)
  }
}
