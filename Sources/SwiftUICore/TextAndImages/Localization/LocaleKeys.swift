import Foundation

// No defaults of their own: the user may change the current ones while the app runs.
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}
private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue: TimeZone? = nil
}

extension EnvironmentValues {
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }
}
