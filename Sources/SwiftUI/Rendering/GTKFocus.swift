#if GTK
import GTK
import SwiftUICore

/// Watches and moves the keyboard focus of one widget.
@MainActor
final class GTKFocus {
  private weak var widget: Widget?
  private var controller: EventControllerFocus?
  private var hadFocus = false
  /// Called when the focus has come into the widget or has left it.
  var didChange: ((Bool) -> Void)? {
    didSet { if didChange != nil { watch() } }
  }

  init(_ widget: Widget) { self.widget = widget }

  private var window: GTK.Window? { widget?.root as? GTK.Window }

  /// Whether the widget, or one in it, has the focus of its window, be that the active one or not.
  var isInside: Bool {
    guard let widget, let focused = window?.focusWidget else { return false }
    return focused === widget || focused.isAncestor(widget)
  }

  private func watch() {
    guard controller == nil, let widget else { return }
    let controller = EventControllerFocus()
    controller.onEnter { [weak self] in self?.tell(true) }
    // A window that is no longer the active one sends a leave event too, and keeps its focus
    // widget.
    controller.onLeave { [weak self] in self?.tell(self?.isInside ?? false) }
    widget.addController(controller)
    self.controller = controller
  }

  private func tell(_ hasFocus: Bool) {
    guard hasFocus != hadFocus else { return }
    hadFocus = hasFocus
    didChange?(hasFocus)
  }

  func take() -> Bool {
    guard let widget else { return false }
    return isInside || (widget.grabFocus() && isInside)
  }

  func resign() {
    if isInside { window?.focusWidget = nil }
  }

  func dispose() {
    didChange = nil
    if let controller { widget?.removeController(controller) }
    controller = nil
  }
}

extension GTKNativeView: FocusableNativeView {
  var focusDidChange: ((Bool) -> Void)? {
    get { focus.didChange }
    set { focus.didChange = newValue }
  }

  var hasFocus: Bool { focus.isInside }

  func takeFocus() -> Bool { focus.take() }

  func resignFocus() { focus.resign() }
}
#endif
