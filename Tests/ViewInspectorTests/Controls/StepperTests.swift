#if !os(tvOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Stepper")
struct StepperTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Stepper("a", value: Binding(wrappedValue: 1)), "stepper", { try $0.stepper() },
      { try $0.stepper($1) })
  }

  @Test func steps() throws {
    let value = Binding(wrappedValue: 1)
    let sut = Stepper(value: value, in: 0...3, step: 2) { Text("label") }
    try sut.inspect().stepper().increment()
    #expect(value.wrappedValue == 3)
    try sut.inspect().stepper().decrement()
    #expect(value.wrappedValue == 1)
    #expect(try sut.inspect().stepper().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "stepper().labelView().text()")
  }

  @Test func callsWhatItWasGiven() throws {
    var calls: [String] = []
    let sut = Stepper(
      "", onIncrement: { calls.append("up") }, onDecrement: { calls.append("down") },
      onEditingChanged: { calls.append("\($0)") })
    try sut.inspect().stepper().increment()
    try sut.inspect().stepper().decrement()
    try sut.inspect().stepper().callOnEditingChanged()
    #expect(calls == ["up", "down", "false"])
  }

  @Test func refusesWhereAUserCouldNot() {
    let value = Binding(wrappedValue: 1)
    let sut = Stepper("", value: value).disabled(true)
    #expect(
      message { try sut.inspect().stepper().increment() }
        == "Stepper is unresponsive: it is disabled")
    #expect(
      message { try sut.inspect().stepper().decrement() }
        == "Stepper is unresponsive: it is disabled")
    #expect(value.wrappedValue == 1)
  }
}
#endif
