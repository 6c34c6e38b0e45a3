/// Whether people can select text, to copy it.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

extension EnvironmentValues {
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Sets whether people can select the text in this view, with the pointer and the keyboard.
  nonisolated public func textSelection<S>(
    _ selectability: S
  ) -> some View where S: TextSelectability {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
