import Foundation

extension EnvironmentValues {
  /// The locale that text is looked up and values are written in.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The direction in which the user's language reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// No default of its own: the user may change the current locale while the app runs.
private struct LocaleKey: EnvironmentKey {
  static let defaultValue: Locale? = nil
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue: LayoutDirection = .leftToRight
}

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
