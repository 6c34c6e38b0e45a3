/// How much space buttons take.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }
  private let kind: Kind
  public static let automatic = ButtonSizing(kind: .automatic)
  public static let flexible = ButtonSizing(kind: .flexible)
  public static let fitted = ButtonSizing(kind: .fitted)
}

private enum ButtonSizingKey: ValueEnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var buttonSizing: ButtonSizing {
    get { self[kept: ButtonSizingKey.self] }
    set { self[kept: ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how much space buttons take.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
