import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct StepperTests {
  private struct Guests: View {
    let value: Source<Int>
    let log: Log
    var body: some View {
      Stepper(
        "Guests", value: Binding(get: { value.value }, set: { value.value = $0 }), in: 1...3
      ) { log("\($0)") }
    }
  }

  private func step(_ window: HeadlessWindow<Guests>, _ button: Int) {
    window.buttons[button].action()
    window.flush()
  }

  @Test func theButtonsStepThroughTheRange() {
    let value = Source(2)
    let log = Log()
    let window = HeadlessWindow(Guests(value: value, log: log))
    #expect(window.texts == ["Guests"])
    step(window, 1)
    #expect(value.value == 3)
    #expect(log.take() == ["true", "false"])
    #expect(window.buttons.map(\.traits.isEnabled) == [true, false])
    step(window, 0)
    step(window, 0)
    #expect(value.value == 1)
    #expect(window.buttons.map(\.traits.isEnabled) == [false, true])
  }

  @Test func aStepIsCutAtTheEnd() {
    var value = 7.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let stepper = Stepper(value: binding, in: 0...10, step: 5) { EmptyView() }
    stepper.configuration.onIncrement?()
    #expect(value == 10)
  }

  @Test func actionsOfOnesOwn() throws {
    let log = Log()
    let window = HeadlessWindow(
      Stepper {
        Text("Own")
      } onIncrement: {
        log("up")
      } onDecrement: {
        log("down")
      })
    window.buttons[0].action()
    window.buttons[1].action()
    #expect(log.take() == ["down", "up"])
    let none = HeadlessWindow(Stepper("None", onIncrement: nil, onDecrement: nil))
    #expect(none.buttons.map(\.traits.isEnabled) == [false, false])
  }

  @Test func aFormattedValueCanBeTyped() throws {
    var value = 1.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let window = HeadlessWindow(
      Stepper("Weight", value: binding, in: 0...100, format: .number))
    let field = try #require(window.primitives(TextFieldPrimitive.self).first)
    #expect(field.input.text == "1.5")
    field.input.setText("400")
    #expect(value == 100)
  }

  /// Reflection copies a closure as it is stored, with its argument in a register; a closure that is cast out of an
  /// `Any` would be called with its argument in memory.
  private func call(_ closure: Any, _ argument: Bool) {
    struct Stored { let call: (Bool) -> Void }
    func stored<C>(_ closure: C) -> Stored {
      withUnsafePointer(to: closure) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Stored.self).pointee
      }
    }
    _openExistential(closure, do: stored).call(argument)
  }

  @Test func itsPartsCanBeReflected() throws {
    let log = Log()
    let stepper = Stepper(
      label: { Text("Label") },
      onIncrement: { MainActor.assumeIsolated { log("up") } }, onDecrement: nil,
      onEditingChanged: { editing in MainActor.assumeIsolated { log("\(editing)") } })
    #expect(try property("label", of: stepper) is Text)
    let up = try #require(
      try property("configuration|onIncrement", of: stepper) as? () -> Void)
    up()
    let changed = try property("configuration|onEditingChanged", of: stepper)
    #expect(changed is (Bool) -> Void)
    call(changed, true)
    #expect(log.take() == ["up", "true"])
    let down = try property("configuration|onDecrement", of: stepper) as? () -> Void
    #expect(down == nil)
  }
}
