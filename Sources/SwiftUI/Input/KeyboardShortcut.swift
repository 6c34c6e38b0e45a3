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
    let action = ShortcutAction.callback { widget in
      widget.isSensitive && widget.activateAtOnce()
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

extension Widget {
  /// Does what a click does.
  fileprivate func activateAtOnce() -> Bool {
    // GTK activates a button by showing it pressed for a quarter of a second before it acts, and
    // passes over what comes meanwhile.
    guard let button = self as? GTK.Button else { return activate() }
    button.emit("clicked")
    return true
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
    let made = gtk_shortcut_trigger_parse_string(text + name)
    return ShortcutTrigger.wrap(made, transfer: .full)
  }
}
#endif
