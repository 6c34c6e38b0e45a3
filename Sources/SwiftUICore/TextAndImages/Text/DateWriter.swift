import Foundation

/// Writes the dates of a ``Text``.
struct DateWriter {
  var now: Date
  var locale: Locale

  func string(for content: DateTextStorage.Content) -> String {
    switch content {
    case .date(let date, let style):
      return string(for: date, style: style.kind)
    case .interval(let start, let end):
      let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale)
      let day = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale)
      guard start < end else { return string(for: start, style: .time) }
      let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
      return (isOneDay ? style : day).format(start..<end)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      let time = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
      return clock(seconds: seconds, showsHours: showsHours)
    }
  }

  private func string(for date: Date, style: Text.DateStyle.Kind) -> String {
    switch style {
    case .time:
      return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    case .date:
      return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
    case .timer:
      return clock(seconds: abs(date.timeIntervalSince(now)), showsHours: true)
    case .relative:
      return distance(to: date, units: 2)
    case .offset:
      return (date < now ? "-" : "+") + distance(to: date, units: 1)
    }
  }

  private func clock(seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Duration.seconds(seconds.rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return whole.formatted(Duration.TimeFormatStyle(pattern: pattern).locale(locale))
  }

  /// The distance from now in the largest units that it fills; weeks are the largest that
  /// Foundation can name.
  private func distance(to date: Date, units: Int) -> String {
    let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
      maximumUnitCount: units)
    return Duration.seconds(seconds).formatted(style.locale(locale))
  }
}
