/// Where the lines of a text begin or end.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue: TextAlignment = .leading
}

extension EnvironmentValues {
  /// Where the lines of a text of several lines begin or end.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

extension View {
  /// Sets where the lines of a text of several lines begin or end.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
