import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   ClockFace(date: context.date)
/// }
/// ```
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  public typealias Context = _TimelineContext

  package var schedule: Schedule
  package var content: (Context) -> Content
}

/// Information that a timeline view passes to its content.
public struct _TimelineContext {
  /// A rate at which timeline views can receive updates.
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }

  /// The date of the schedule that caused the update.
  public let date: Date
  /// The rate at which the view is updated.
  public let cadence: Cadence

  package init(date: Date, cadence: Cadence = .live) {
    self.date = date
    self.cadence = cadence
  }
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = _TimelineContext

extension TimelineView: View where Content: View {
  /// - Parameter content: called on the main actor for each date of the schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View { TimelineBody(schedule: schedule, content: content) }
}

private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (_TimelineContext) -> Content
  /// The last date of the schedule that has come; nil until the first update.
  @State private var date: Date?

  var body: some View {
    content(_TimelineContext(date: date ?? firstDate))
      .task(id: ScheduleVersion(schedule: schedule)) { await run() }
  }

  private var firstDate: Date {
    let now = Date.now
    var first: Date?
    for entry in schedule.entries(from: now, mode: .normal) {
      if first != nil, entry > now { break }
      first = entry
    }
    return first ?? now
  }

  private func run() async {
    var last: Date = .distantPast
    for entry in schedule.entries(from: .now, mode: .normal) {
      let wait = entry.timeIntervalSinceNow
      // Dates that have passed meanwhile are left out.
      if wait > 0 {
        try? await Task.sleep(for: .seconds(wait))
      } else if entry <= last {
        continue
      }
      if Task.isCancelled { return }
      last = entry
      date = entry
      if wait <= 0 { await Task.yield() }
    }
  }
}

/// Tells whether a schedule is another one.
private struct ScheduleVersion<Schedule>: Equatable {
  let schedule: Schedule
  static func == (a: ScheduleVersion, b: ScheduleVersion) -> Bool {
    isKnownEqual(a.schedule, b.schedule)
  }
}
