/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[kept: ButtonRepeatBehaviorKey.self] }
    set { self[kept: ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Lets buttons act again and again while they are held.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
