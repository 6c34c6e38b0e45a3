extension Text {
  /// Where text that does not fit is cut off.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue: Text.TruncationMode = .tail
}

extension EnvironmentValues {
  /// Where text that does not fit is cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension View {
  /// Sets where text that does not fit is cut off.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
