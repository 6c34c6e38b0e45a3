/// Whether something held over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[kept: SpringLoadingBehaviorKey.self] }
    set { self[kept: SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether something held over the view opens it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
