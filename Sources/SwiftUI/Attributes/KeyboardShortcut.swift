#if GTK
import CGTK
import GTK
import SwiftUICore

extension KeyboardShortcutAttribute: GTKAttribute {
  func apply(to widget: Widget) -> ShortcutController? {
    guard let trigger = shortcut.trigger else {
      Diagnostics.reportOnce(
        "GTK knows no key for the character \(shortcut.key.character.debugDescription).")
      return nil
    }
    let action: ShortcutAction? = ShortcutAction.callback { widget in
      guard widget.isSensitive else { return false }
      return widget.activate()
    }
    let controller = ShortcutController()
    // Wherever the focus is in the window.
    controller.scope = .global
    controller.addShortcut(GTK.Shortcut(trigger: trigger, action: action))
    widget.addController(controller)
    return controller
  }

  func update(_ state: ShortcutController?, on widget: Widget) -> ShortcutController? {
    Self.remove(state, from: widget)
    return apply(to: widget)
  }

  static func remove(_ state: ShortcutController?, from widget: Widget) {
    if let state { widget.removeController(state) }
  }
}

extension KeyboardShortcut {
  /// The shortcut as GTK writes it; nil where GTK has no name for the key.
  @MainActor fileprivate var trigger: ShortcutTrigger? {
    guard let name = key.keyName else { return nil }
    var text = ""
    if modifiers.contains(.control) || modifiers.contains(.command) { text += "<Control>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    let made: OpaquePointer? = gtk_shortcut_trigger_parse_string(text + name)
    return ShortcutTrigger.wrap(made, transfer: .full)
  }
}
#endif
