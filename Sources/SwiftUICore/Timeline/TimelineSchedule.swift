import Foundation

/// The dates at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// The dates, in increasing order, at which a view is to be updated.
  ///
  /// - Parameter startDate: the date by which the sequence begins: its first element is at or before it.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// With few updates, to save energy.
  case lowFrequency
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The starts of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    public mutating func next() -> Date? {
      defer { date.addTimeInterval(60) }
      return date
    }
  }

  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(date: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates an interval apart.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// - Parameter interval: in seconds; one that is not positive is reported, and a second is used.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    if interval > 0 {
      self.interval = interval
    } else {
      Diagnostics.reportOnce("A timeline's interval of \(interval) seconds: one second is used.")
      self.interval = 1
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // The last one of the series that is not after the date.
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    let steps = max(0, passed.rounded(.down))
    return Entries(date: self.startDate.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates a frame apart; just one while the schedule is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval
    fileprivate let isPaused: Bool
    public mutating func next() -> Date? {
      defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
      return date
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameter minimumInterval: in seconds; nil for 60 updates a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: start, interval: interval, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
