/// The contrast that the user asked for in the system's accessibility settings.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue: ColorSchemeContrast = .standard
}

extension EnvironmentValues {
  /// The contrast that the user asked for.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// Settable, for renderers and tests; the public value can only be read.
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
