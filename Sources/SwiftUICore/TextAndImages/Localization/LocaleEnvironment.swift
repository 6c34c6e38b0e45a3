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
