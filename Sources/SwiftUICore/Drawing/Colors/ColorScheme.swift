/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue: ColorScheme = .light
}

extension EnvironmentValues {
  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
