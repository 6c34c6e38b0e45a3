import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting MultiDatePicker")
struct MultiDatePickerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: MultiDatePicker("a", selection: Binding(wrappedValue: [])), "multiDatePicker",
      { try $0.multiDatePicker() }, { try $0.multiDatePicker($1) })
  }

  @Test func selects() throws {
    let days: Binding<Set<DateComponents>> = Binding(wrappedValue: [])
    let sut = MultiDatePicker(selection: days) { Text("label") }
    let day = DateComponents(year: 2024, month: 2, day: 29)
    try sut.inspect().multiDatePicker().select(dateComponents: [day])
    #expect(days.wrappedValue == [day])
    #expect(try sut.inspect().multiDatePicker().labelView().text().string() == "label")
    #expect(
      try sut.inspect().find(text: "label").pathToRoot == "multiDatePicker().labelView().text()")
  }

  @Test func readsItsBounds() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = Date(timeIntervalSinceReferenceDate: 864_000)
    let sut = MultiDatePicker("", selection: Binding(wrappedValue: []), in: start..<end)
    #expect(try sut.inspect().multiDatePicker().minimumDate() == start)
    #expect(try sut.inspect().multiDatePicker().maximumDate() == end)
    let free = MultiDatePicker("", selection: Binding(wrappedValue: []))
    #expect(try free.inspect().multiDatePicker().minimumDate() == nil)
  }

  @Test func refusesWhereAUserCouldNot() {
    let sut = MultiDatePicker("", selection: Binding(wrappedValue: [])).disabled(true)
    #expect(
      message { try sut.inspect().multiDatePicker().select(dateComponents: []) }
        == "MultiDatePicker is unresponsive: it is disabled")
  }
}
