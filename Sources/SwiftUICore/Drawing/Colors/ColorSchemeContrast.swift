/// The contrast that the user asked for in the system's accessibility settings.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
