import Foundation

/// A press or a release of a key, as `onKeyPress` tells of it.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press has been used, or is offered to the views around.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the keys write.
  public let characters: String
  public let modifiers: EventModifiers

  package init(
    phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

/// Performs an action when keys are pressed while a view, or one in it, has the focus.
package struct KeyPressModifier {
  package var keys: Set<KeyEquivalent>?
  package var characters: CharacterSet?
  package var phases: KeyPress.Phases
  package var action: (KeyPress) -> KeyPress.Result

  /// What comes of a press.
  package func handle(_ press: KeyPress) -> KeyPress.Result {
    guard phases.contains(press.phase) else { return .ignored }
    if let keys, !keys.contains(press.key) { return .ignored }
    if let characters {
      guard !press.characters.isEmpty,
        press.characters.unicodeScalars.allSatisfy({ characters.contains($0) })
      else { return .ignored }
    }
    return action(press)
  }
}

package struct KeyPressAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  package let handle: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> KeyPressAttribute? {
    guard context.environment.isEnabled else { return nil }
    return KeyPressAttribute(handle: handle)
  }
}

extension View {
  /// Performs an action if the user presses a key on a hardware keyboard while the view has focus.
  ///
  /// - Parameter action: called on the main actor when the key goes down, and again while it repeats.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() } }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Performs an action if the user presses one or more of a set of keys while the view has focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, characters: nil, phases: phases, action: action))
  }

  /// Performs an action if the user presses keys that write only characters of a set while the view has focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: nil, characters: characters, phases: phases, action: action))
  }

  /// Performs an action if the user presses any key while the view has focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: nil, characters: nil, phases: phases, action: action))
  }

  /// Performs an action whenever the user presses or releases a hardware modifier key. On Linux the action is held, and
  /// nothing calls it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    keptAsValue().modifier(
      ModifierKeysChangedModifier(mask: mask, initial: initial, action: action))
  }
}

/// Tells of changes of the modifier keys that are held.
package struct ModifierKeysChangedModifier {
  package var mask: EventModifiers
  package var initial: Bool
  package var action: (_ old: EventModifiers, _ new: EventModifiers) -> Void
}

extension ModifierKeysChangedModifier: ValueModifier { public typealias Body = Never }
