import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Slider")
struct SliderTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Slider(value: Binding(wrappedValue: 0.5)), "slider", { try $0.slider() },
      { try $0.slider($1) })
  }

  @Test func isMoved() throws {
    let value = Binding(wrappedValue: 5.0)
    let sut = Slider(value: value, in: 0...10) { Text("label") }
    #expect(try sut.inspect().slider().value() == 5)
    try sut.inspect().slider().setValue(7)
    #expect(value.wrappedValue == 7)
    #expect(try sut.inspect().slider().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "slider().labelView().text()")
  }

  @Test func callsOnEditingChanged() throws {
    var calls: [Bool] = []
    let sut = Slider(value: Binding(wrappedValue: 0.5), onEditingChanged: { calls.append($0) })
    try sut.inspect().slider().callOnEditingChanged()
    #expect(calls == [false])
  }

  @Test func refusesWhereAUserCouldNot() {
    let value = Binding(wrappedValue: 0.5)
    let sut = Slider(value: value).hidden()
    #expect(
      message { try sut.inspect().slider().setValue(0.7) }
        == "Slider is unresponsive: it is hidden")
    #expect(value.wrappedValue == 0.5)
  }
}
