import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct DatePickerTests {
  /// 15 March 2024, 10:30 in Greenwich.
  private let start = Date(timeIntervalSince1970: 1_710_498_600)

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US_POSIX")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    environment.calendar = calendar
    environment.timeZone = calendar.timeZone
    return environment
  }

  private func fields<V>(_ window: HeadlessWindow<V>) -> [TextInput] {
    window.primitives(TextFieldPrimitive.self).map(\.input)
  }

  @Test func fieldsShowThePartsOfTheDate() {
    let date = Source(start)
    let binding = Binding(get: { date.value }, set: { date.value = $0 })
    let window = HeadlessWindow(
      environment: environment, DatePicker("Start", selection: binding))
    #expect(fields(window).map(\.text) == ["2024", "03", "15", "10", "30"])
    fields(window)[2].setText("20")
    #expect(date.value == start.addingTimeInterval(5 * 86_400))
    // There is no such month.
    fields(window)[1].setText("13")
    #expect(date.value == start.addingTimeInterval(5 * 86_400))
  }

  @Test func onlyThePartsThatAreAskedFor() {
    let window = HeadlessWindow(
      environment: environment,
      DatePicker("Start", selection: .constant(start), displayedComponents: .hourAndMinute))
    #expect(fields(window).map(\.text) == ["10", "30"])
  }

  @Test func theDateStaysInItsRange() {
    var date: Date = start
    let binding = Binding(get: { date }, set: { date = $0 })
    let end: Date = start.addingTimeInterval(3600)
    let window = HeadlessWindow(
      environment: environment, DatePicker("Start", selection: binding, in: start...end))
    fields(window)[0].setText("2030")
    #expect(date == end)
    fields(window)[0].setText("1999")
    #expect(date == start)
  }

  @Test func aCalendarSelectsADay() {
    let date = Source(start)
    struct Calendars: View {
      let date: Source<Date>
      var body: some View {
        DatePicker(
          "Start", selection: Binding(get: { date.value }, set: { date.value = $0 }),
          in: Date(timeIntervalSince1970: 1_710_028_800)...,
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      }
    }
    let window = HeadlessWindow(environment: environment, Calendars(date: date))
    #expect(window.texts.first == "March 2024")
    #expect(window.texts.last == "31")
    window.press("21")
    // The time stays.
    #expect(date.value == start.addingTimeInterval(6 * 86_400))
    let ninth = window.container.descendants.first { window.texts(in: $0) == ["9"] }
    let tenth = window.container.descendants.first { window.texts(in: $0) == ["10"] }
    #expect((ninth?.primitive as? ButtonPrimitive)?.traits.isEnabled == false)
    #expect((tenth?.primitive as? ButtonPrimitive)?.traits.isEnabled == true)
    // The button that turns to the next month.
    window.buttons[1].action()
    window.flush()
    #expect(window.texts.first == "April 2024")
  }

  @Test func itsPartsCanBeReflected() throws {
    let picker = DatePicker(selection: .constant(start), in: ...start) { Text("Label") }
    #expect(try property("label", of: picker) is Text)
    let selection = try #require(try property("_selection", of: picker) as? Binding<Date>)
    #expect(selection.wrappedValue == start)
  }

  @Test func styles() throws {
    func window(_ style: some DatePickerStyle) -> [String] {
      let picker = DatePicker("Start", selection: .constant(start), displayedComponents: .date)
      let window = HeadlessWindow(environment: environment, picker.datePickerStyle(style))
      return fields(window).map(\.text)
    }
    #expect(window(.automatic) == ["2024", "03", "15"])
    #expect(window(.field) == ["2024", "03", "15"])
    #expect(window(.stepperField) == ["2024", "03", "15"])
    #expect(window(.wheel) == ["2024", "03", "15"])
    #expect(window(.compact) == [])
    struct Own: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("next day") { configuration.selection.addTimeInterval(86_400) }
      }
    }
    var date: Date = start
    let picker = DatePicker("Start", selection: Binding(get: { date }, set: { date = $0 }))
    HeadlessWindow(VStack { picker.datePickerStyle(Own()) }).press("next day")
    #expect(date == start.addingTimeInterval(86_400))
    #expect(try property("modifier|style", of: picker.datePickerStyle(Own())) is Own)
  }

  @Test func severalDaysCanBeSelected() throws {
    let days = Source<Set<DateComponents>>([DateComponents(year: 2024, month: 3, day: 15)])
    let binding = Binding(get: { days.value }, set: { days.value = $0 })
    let window = HeadlessWindow(
      environment: environment, MultiDatePicker("Days", selection: binding))
    window.press("15")
    #expect(days.value.isEmpty)
    window.press("16")
    window.press("17")
    #expect(Set(days.value.map { $0.day ?? 0 }) == [16, 17])
  }

  @Test func theRangeOfSeveralDaysCanBeReflected() throws {
    let end: Date = start.addingTimeInterval(86_400)
    let picker = MultiDatePicker(selection: .constant([]), in: start..<end) { Text("Days") }
    #expect(try property("label", of: picker) is Text)
    #expect(try property("minimumDate", of: picker) as? Date == start)
    #expect(try property("maximumDate", of: picker) as? Date == end)
    #expect(try property("_selection", of: picker) is Binding<Set<DateComponents>>)
  }
}
