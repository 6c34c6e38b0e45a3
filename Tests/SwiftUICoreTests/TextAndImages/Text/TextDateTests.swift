import Foundation
import Testing

@testable import SwiftUICore

@Suite struct TextDateTests {
  private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func string(_ text: Text, at time: Date? = nil, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.resolvedString(in: environment, now: time ?? now)
  }

  /// The examples of Apple's documentation of `Text.DateStyle`.
  @Test func distancesFromNow() {
    let later = now.addingTimeInterval(2 * 3600 + 23 * 60)
    #expect(string(Text(later, style: .relative)) == "2 hours, 23 minutes")
    #expect(string(Text(later, style: .offset)) == "+2 hours")
    #expect(string(Text(now.addingTimeInterval(-3600), style: .offset)) == "-1 hour")
    let timer = now.addingTimeInterval(36 * 3600 + 59 * 60 + 1)
    #expect(string(Text(timer, style: .timer)) == "36:59:01")
    #expect(string(Text(now.addingTimeInterval(-152), style: .timer)) == "2:32")
  }

  @Test func distancesAreLocalized() {
    let later = now.addingTimeInterval(2 * 3600)
    #expect(string(Text(later, style: .relative), locale: "de_DE") == "2 Stunden")
  }

  @Test func datesAndTimes() {
    var calendar = Calendar.current
    calendar.locale = Locale(identifier: "en_US")
    let noon = DateComponents(
      calendar: calendar, year: 2019, month: 6, day: 3, hour: 23, minute: 23)
    guard let date = noon.date else {
      Issue.record("no such date")
      return
    }
    #expect(string(Text(date, style: .date)) == "June 3, 2019")
    // Unicode's English data puts a narrow space before PM.
    let time = string(Text(date, style: .time)).replacing("\u{202F}", with: " ")
    #expect(time == "11:23 PM")
    let end = date.addingTimeInterval(-3600)
    let range = string(Text(end...date)).replacing("\u{202F}", with: " ")
    #expect(range.hasPrefix("10:23"))
    #expect(range.hasSuffix("11:23 PM"))
  }

  @Test func timersCountDownAndUp() {
    let range = now...now.addingTimeInterval(3700)
    #expect(string(Text(timerInterval: range)) == "1:01:40")
    #expect(string(Text(timerInterval: range, showsHours: false)) == "61:40")
    let later = now.addingTimeInterval(10)
    #expect(string(Text(timerInterval: range, countsDown: false), at: later) == "0:10")
    let paused = Text(timerInterval: range, pauseTime: now.addingTimeInterval(3640))
    #expect(string(paused, at: later) == "1:00")
    #expect(string(Text(timerInterval: range), at: now.addingTimeInterval(9999)) == "0:00")
  }

  @Test func onlyRunningTextsChange() {
    #expect(Text(now, style: .timer).changesWithTime)
    #expect((Text(verbatim: "in ") + Text(now, style: .relative)).changesWithTime)
    #expect(Text("in \(now, style: .offset)").changesWithTime)
    #expect(!Text(now, style: .date).changesWithTime)
    #expect(!Text(timerInterval: now...now, pauseTime: now).changesWithTime)
    #expect(!Text(verbatim: "x").changesWithTime)
  }
}
