import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct TimelineViewTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  @Test func schedules() {
    func first<S: TimelineSchedule>(_ schedule: S, _ count: Int = 3) -> [TimeInterval] {
      schedule.entries(from: start, mode: .normal).prefix(count)
        .map(\.timeIntervalSinceReferenceDate)
    }
    #expect(first(.everyMinute) == [960, 1020, 1080])
    #expect(
      first(.periodic(from: Date(timeIntervalSinceReferenceDate: 3), by: 10)) == [993, 1003, 1013])
    let later = Date(timeIntervalSinceReferenceDate: 2000)
    #expect(first(.periodic(from: later, by: 10), 1) == [2000])
    #expect(first(.explicit([later])) == [2000])
    #expect(first(.animation(minimumInterval: 0.5)) == [1000, 1000.5, 1001])
    #expect(first(.animation(paused: true)) == [1000])
    #expect(first(.animation, 1) == [1000])
  }

  @Test func theContentIsUpdatedAtTheDates() async {
    let log = Log()
    let dates: [Date] = [
      Date.now.addingTimeInterval(-5), Date.now.addingTimeInterval(0.02),
      Date.now.addingTimeInterval(0.04),
    ]
    let window = HeadlessWindow(
      TimelineView(.explicit(dates)) { context in
        let _ = log("\(dates.firstIndex(of: context.date) ?? -1)")
        Shown("\(context.cadence)")
      })
    #expect(window.shown == ["live"])
    var seen: [String] = []
    let isDone: Bool = await eventually {
      window.flush()
      seen += log.take()
      return seen.last == "2"
    }
    #expect(isDone)
    #expect(seen.first == "0")
  }

  @Test func itsContentCanBeReflected() throws {
    let view = TimelineView(.everyMinute) { Text($0.date, format: .iso8601) }
    let content = try #require(
      try property("content", of: view) as? (TimelineViewDefaultContext) -> Text)
    #expect(
      content(TimelineViewDefaultContext(date: start, cadence: .minutes))
        == Text(start, format: .iso8601))
    #expect(TimelineViewDefaultContext.Cadence.live < .minutes)
  }
}
