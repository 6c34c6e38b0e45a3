/// How scrolling sends a keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private enum ScrollDismissesKeyboardKey: ValueEnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[kept: ScrollDismissesKeyboardKey.self] }
    set { self[kept: ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets whether scrolling sends a keyboard on the screen away.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }
}
