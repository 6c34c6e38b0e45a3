#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct CalendarTests {
  @Test func aDayIsSelected() {
    let calendar = Calendar()
    var selections = 0
    calendar.onDaySelected { selections += 1 }
    calendar.selectedDay = CalendarDay(year: 2024, month: 2, day: 29)
    #expect(calendar.selectedDay == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(selections == 1)
  }

  @Test func aDayThatDoesNotExistChangesNothing() {
    let calendar = Calendar()
    calendar.selectedDay = CalendarDay(year: 2023, month: 4, day: 30)
    calendar.selectedDay = CalendarDay(year: 2023, month: 4, day: 31)
    calendar.selectedDay = CalendarDay(year: 0, month: 1, day: 1)
    #expect(calendar.selectedDay == CalendarDay(year: 2023, month: 4, day: 30))
  }
}
#endif
