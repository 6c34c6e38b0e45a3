import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    var kind: Kind

    /// The time of day, such as "11:23 PM".
    public static let time: DateStyle = DateStyle(kind: .time)

    /// The day, such as "June 3, 2019".
    public static let date: DateStyle = DateStyle(kind: .date)

    /// The distance from now, such as "2 hours, 23 minutes"; kept up to date.
    public static let relative: DateStyle = DateStyle(kind: .relative)

    /// The distance from now with its sign, such as "+2 hours"; kept up to date.
    public static let offset: DateStyle = DateStyle(kind: .offset)

    /// The distance from now as on a stop watch, such as "36:59:01"; kept up to date.
    public static let timer: DateStyle = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: Text.DateStyle) {
    self.init(storage: DateTextStorage(.date(date, style)))
  }

  /// Shows a range of dates, such as "9:00 AM – 10:30 AM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: DateTextStorage(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Shows a range of dates, such as "9:00 AM – 10:30 AM".
  public init(_ interval: DateInterval) {
    self.init(storage: DateTextStorage(.interval(interval.start, interval.end)))
  }

  /// Shows a running timer.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer starts and ends.
  ///   - pauseTime: When the timer stands still; `nil` if it runs on.
  ///   - countsDown: Whether to show the time left, instead of the time gone by.
  ///   - showsHours: Whether hours are shown once there are any, instead of minutes above 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: DateTextStorage(
        .timer(
          timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Whether a renderer has to resolve this text again each second.
  package var changesWithTime: Bool {
    guard case .anyTextStorage(let storage) = storage else { return false }
    return storage.changesWithTime
  }
}

package final class DateTextStorage: AnyTextStorage, @unchecked Sendable {
  package enum Content: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  }

  package let storage: Content

  package init(_ storage: Content) { self.storage = storage }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    let writer = DateWriter(now: resolver.now, locale: resolver.environment.locale)
    resolver.add(writer.string(for: storage), style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    (other as? DateTextStorage)?.storage == storage
  }

  package override var changesWithTime: Bool {
    switch storage {
    case .date(_, let style): style != .time && style != .date
    case .interval: false
    case .timer(_, let pauseTime, _, _): pauseTime == nil
    }
  }
}
