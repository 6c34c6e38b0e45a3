#if GTK
import CGTK
import GTK
import SwiftUICore

extension KeyPressAttribute: GTKAttribute {
  func apply(to widget: Widget) -> KeyPressWatcher {
    let watcher = KeyPressWatcher(self)
    widget.addController(watcher.controller)
    return watcher
  }

  func update(_ state: KeyPressWatcher, on widget: Widget) -> KeyPressWatcher {
    state.attribute = self
    return state
  }

  static func remove(_ state: KeyPressWatcher, from widget: Widget) {
    widget.removeController(state.controller)
  }
}

/// Watches the keyboard while the focus is in one widget.
@MainActor
final class KeyPressWatcher {
  fileprivate let controller = EventControllerKey()
  fileprivate var attribute: KeyPressAttribute
  private var pressed: Set<UInt> = []

  fileprivate init(_ attribute: KeyPressAttribute) {
    self.attribute = attribute
    controller.onKeyPressed { [weak self] value, code, state in
      guard let self else { return false }
      let isRepeated = !pressed.insert(code).inserted
      return send(isRepeated ? .repeat : .down, value, state)
    }
    controller.onKeyReleased { [weak self] value, code, state in
      guard let self else { return }
      pressed.remove(code)
      _ = send(.up, value, state)
    }
  }

  private func send(_ phase: KeyPress.Phases, _ value: UInt, _ state: ModifierType) -> Bool {
    guard let key = KeyEquivalent(keyValue: value) else { return false }
    let scalar = gdk_keyval_to_unicode(UInt32(value))
    let characters =
      scalar == 0 ? String(key.character) : Unicode.Scalar(scalar).map { String($0) } ?? ""
    var modifiers = EventModifiers(state)
    // Control is no command where keys are told of as they are.
    if !state.contains(.`super`), !state.contains(.meta) { modifiers.remove(.command) }
    let press = KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
    return attribute.handle(press) == .handled
  }
}
#endif
