import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting DatePicker")
struct DatePickerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: DatePicker("a", selection: Binding(wrappedValue: Date())), "datePicker",
      { try $0.datePicker() }, { try $0.datePicker($1) })
  }

  @Test func selects() throws {
    let date = Binding(wrappedValue: Date(timeIntervalSinceReferenceDate: 0))
    let sut = DatePicker(selection: date) { Text("label") }
    let new = Date(timeIntervalSinceReferenceDate: 86_400)
    try sut.inspect().datePicker().select(date: new)
    #expect(date.wrappedValue == new)
    #expect(try sut.inspect().datePicker().labelView().text().string() == "label")
    #expect(try sut.inspect().find(text: "label").pathToRoot == "datePicker().labelView().text()")
  }

  @Test func refusesWhereAUserCouldNot() {
    let sut = DatePicker("", selection: Binding(wrappedValue: Date())).disabled(true)
    #expect(
      message { try sut.inspect().datePicker().select(date: Date()) }
        == "DatePicker is unresponsive: it is disabled")
  }
}
