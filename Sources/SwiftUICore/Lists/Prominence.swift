/// How much a part of the interface, such as a section's header, stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private enum HeaderProminenceKey: ValueEnvironmentKey {
  static let defaultValue: Prominence = .standard
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var headerProminence: Prominence {
    get { self[kept: HeaderProminenceKey.self] }
    set { self[kept: HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
