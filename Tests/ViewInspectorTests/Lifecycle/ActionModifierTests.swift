import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Modifiers with actions")
struct ActionModifierTests {
  private func empty<V: View>(_ view: V) throws -> InspectableView<ViewType.EmptyView> {
    try view.inspect().emptyView()
  }

  @Test func appearance() throws {
    var calls: [String] = []
    let view = EmptyView().onAppear { calls.append("on") }.onDisappear { calls.append("off") }
    try empty(view).callOnAppear()
    try empty(view).callOnDisappear()
    #expect(calls == ["on", "off"])
    #expect(
      message { try empty(EmptyView()).callOnAppear() }
        == "EmptyView does not have 'onAppear' modifier")
  }

  @available(*, deprecated, message: "The older form of `onChange` is deprecated.")
  @Test func oldChange() throws {
    var values: [String] = []
    let view = EmptyView().onChange(of: "") { (value: String) in values.append(value) }
      .onChange(of: 0) { (value: Int) in values.append("\(value)") }
      .onChange(of: "") { (value: String) in values.append("second " + value) }
    try empty(view).callOnChange(newValue: "x")
    try empty(view).callOnChange(newValue: 5)
    try empty(view).callOnChange(newValue: "y", index: 1)
    #expect(values == ["x", "5", "second y"])
    #expect(
      message { try empty(view).callOnChange(newValue: 1.5) }
        == "EmptyView does not have 'onChange' modifier")
    #expect(
      message { try empty(view).callOnChange(newValue: "z", index: 2) }
        == "EmptyView does not have 'onChange' modifier at index 2")
  }

  @Test func newChange() throws {
    var values: [String] = []
    let both = EmptyView().onChange(of: 1) { values.append("\($0) \($1)") }
    try empty(both).callOnChange(oldValue: 1, newValue: 2)
    try empty(both).callOnChange(newValue: 3)
    let none = EmptyView().onChange(of: 1) { values.append("called") }
    try empty(none).callOnChange(newValue: 4)
    #expect(values == ["1 2", "3 3", "called"])
  }

  @available(*, deprecated, message: "The older form of `onChange` is deprecated.")
  @Test func changeOfAnOptional() throws {
    var value: Int?
    let view = EmptyView().onChange(of: Int?.none) { (new: Int?) in value = new }
    try empty(view).callOnChange(newValue: 5)
    #expect(value == 5)
  }

  @Test func submit() throws {
    var calls: [String] = []
    let view = EmptyView().onSubmit { calls.append("text") }
      .onSubmit(of: .search) { calls.append("search") }
    try empty(view).callOnSubmit()
    try empty(view).callOnSubmit(of: .search)
    #expect(calls == ["text", "search"])
    #expect(
      message { try empty(EmptyView()).callOnSubmit() }
        == "EmptyView does not have 'onSubmit' modifier")
  }

  @Test func task() async throws {
    var value = 0
    let view = EmptyView().task { value = 1 }
    try await empty(view).callTask()
    #expect(value == 1)
    await #expect(throws: InspectionError.self) { try await empty(EmptyView()).callTask() }
  }

  @Test func tasksOfIdentifiers() async throws {
    var calls: [String] = []
    let view = EmptyView().task(id: 1) { calls.append("number") }
      .task(id: "a") { calls.append("text") }.task(id: "b") { calls.append("second text") }
    try await empty(view).callTask(id: 2)
    try await empty(view).callTask(id: "c")
    try await empty(view).callTask(id: "c", index: 1)
    #expect(calls == ["number", "text", "second text"])
    var text = ""
    do { try await empty(view).callTask(id: 1.5) } catch { text = "\(error)" }
    #expect(text == "EmptyView does not have 'task' modifier")
  }

  @Test func refreshing() async throws {
    var count = 0
    let view = EmptyView().refreshable { @MainActor in count += 1 }
    try await empty(view).callRefreshable()
    try await HStack { EmptyView() }.refreshable { @MainActor in count += 1 }.inspect().hStack()
      .emptyView(0).callRefreshable()
    #expect(count == 2)
    try expectLookedThrough(view)
    var text = ""
    do { try await empty(EmptyView()).callRefreshable() } catch { text = "\(error)" }
    #expect(text == "EmptyView does not have 'refreshable' modifier")
  }

  @Test func transaction() throws {
    var isCalled = false
    try empty(EmptyView().transaction { _ in isCalled = true }).callTransaction()
    #expect(isCalled)
    #expect(
      message { try empty(EmptyView()).callTransaction() }
        == "EmptyView does not have 'transaction' modifier")
  }

  @Test func longPress() throws {
    var presses = 0
    let view = EmptyView().onLongPressGesture { presses += 1 }
    try empty(view).callOnLongPressGesture()
    #expect(presses == 1)
    #expect(
      message { try empty(view.disabled(true)).callOnLongPressGesture() }
        == "EmptyView is unresponsive: it is disabled")
    #expect(
      message { try empty(EmptyView()).callOnLongPressGesture() }
        == "EmptyView does not have 'onLongPressGesture' modifier")
  }

  @Test func hover() throws {
    var values: [Bool] = []
    let view = EmptyView().onHover { values.append($0) }
    try empty(view).callOnHover()
    try empty(view).callOnHover(false)
    #expect(values == [true, false])
  }

  @Test func help() throws {
    #expect(try empty(EmptyView().help("h")).help().string() == "h")
    #expect(message { try empty(EmptyView()).help() } == "EmptyView does not have 'help' modifier")
  }

  @Test func contentShape() throws {
    let view = try empty(EmptyView().contentShape(Circle(), eoFill: true))
    let shape: ContentShape<Circle> = try view.contentShape(Circle.self)
    #expect(shape.eoFill)
    #expect(try shape == view.contentShape(Circle.self))
    #expect(try shape != empty(EmptyView().contentShape(Circle())).contentShape(Circle.self))
    #expect(
      message { _ = try empty(EmptyView()).contentShape(Circle.self) }
        == "EmptyView does not have 'contentShape' modifier")
  }
}
