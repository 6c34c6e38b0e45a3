/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order to activate a button
/// or toggle.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How the shortcut changes with the keyboard and the language.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind

    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: for the button that the user most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of the button or the toggle that the view is in.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// Gives a button or a toggle a keyboard shortcut.
package struct KeyboardShortcutModifier: Sendable {
  package var shortcut: KeyboardShortcut?
}

/// Has a native control activated by keys, wherever the focus is in its window.
package struct KeyboardShortcutAttribute: NativeAttribute, Equatable {
  package static let belongsToInnermost: Bool = true
  package static let belongsToControl: Bool = true
  package let shortcut: KeyboardShortcut
}

extension KeyboardShortcutModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> KeyboardShortcutAttribute? {
    guard context.environment.isEnabled else { return nil }
    return shortcut.map { KeyboardShortcutAttribute(shortcut: $0) }
  }
}

extension View {
  /// Defines a keyboard shortcut and assigns it to the modified control.
  ///
  /// Pressing the keys activates the control, wherever the focus is in its window. On Linux Control stands for Command.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Assigns a keyboard shortcut to the modified control. On Linux `localization` is ignored.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    SwiftUIDiagnostics.ignores("localization", if: localization != .automatic)
    return keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the modified control. On Linux its `localization` is ignored.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Assigns a keyboard shortcut to the modified control; nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
      .environment(\.keyboardShortcut, shortcut)
  }
}
