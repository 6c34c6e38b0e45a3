#if GTK
import CGTK
import CGTKTestInput
import GTK

/// A key that has no character, or none that is written.
public enum Key: UInt32, Sendable {
  // The values of `gdkkeysyms.h`.
  case tab = 0xff09
  case enter = 0xff0d
  case escape = 0xff1b
  case space = 0x020
  case backspace = 0xff08
  case delete = 0xffff
  case left = 0xff51
  case up = 0xff52
  case right = 0xff53
  case down = 0xff54
  case pageUp = 0xff55
  case pageDown = 0xff56
  case home = 0xff50
  case end = 0xff57
  case f10 = 0xffc7
  case menu = 0xff67
}

private let modifierKeys: [(ModifierType, UInt32)] = [
  (.shift, 0xffe1), (.control, 0xffe3), (.alt, 0xffe9), (.super, 0xffeb),
]

/// Presses and releases a key, in the window that has the keyboard.
public func pressKey(
  _ key: Key, modifiers: ModifierType = [], times: Int = 1
) async throws {
  for _ in 0..<times {
    try await strike(key.rawValue, modifiers: modifiers, name: "\(key)")
  }
}

/// Presses and releases the key of a character, with modifiers such as `.control`.
public func pressKey(_ character: Character, modifiers: ModifierType) async throws {
  for scalar in character.unicodeScalars {
    try await strike(
      gdk_unicode_to_keyval(scalar.value), modifiers: modifiers, name: "\(character)")
  }
}

/// Types text, key by key, into the focused widget of the window that has the keyboard.
public func typeText(_ text: String) async throws {
  for scalar in text.unicodeScalars {
    let keyval = scalar == "\n" ? Key.enter.rawValue : gdk_unicode_to_keyval(scalar.value)
    try await strike(keyval, modifiers: [], name: "\(scalar)")
  }
}

private func strike(_ keyval: UInt32, modifiers: ModifierType, name: String) async throws {
  guard gtktest_input_is_available() != 0 else { throw InputError.unavailable }
  var needsShift: gboolean = 0
  let code = gtktest_keycode(keyval, &needsShift)
  guard code != 0 else { throw InputError.noKey(name) }
  // A key that was given a new meaning counts only once GDK has heard of it.
  await pumpUntilIdle()
  var held: [guint] = []
  for (modifier, modifierKeyval) in modifierKeys {
    let isShift = modifier == .shift && needsShift != 0
    guard modifiers.contains(modifier) || isShift else { continue }
    var unused: gboolean = 0
    held.append(gtktest_keycode(modifierKeyval, &unused))
  }
  for modifier in held {
    gtktest_key(modifier, 1)
  }
  gtktest_key(code, 1)
  gtktest_key(code, 0)
  for modifier in held.reversed() {
    gtktest_key(modifier, 0)
  }
  await pumpUntilIdle()
}
#endif
