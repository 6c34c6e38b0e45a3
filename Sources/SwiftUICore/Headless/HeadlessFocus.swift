/// Where the keyboard focus is, in a renderer without display.
@MainActor
package final class HeadlessFocus {
  package fileprivate(set) weak var view: HeadlessView?
}

extension HeadlessView: FocusableNativeView {
  package var hasFocus: Bool { focus?.view === self }

  package func takeFocus() -> Bool {
    guard let focus, primitive is any KeyboardFocusable, !isDisposed else { return false }
    guard !hasFocus else { return true }
    let old = focus.view
    focus.view = self
    old?.focusDidChange?(false)
    focusDidChange?(true)
    return true
  }

  package func resignFocus() {
    guard hasFocus else { return }
    focus?.view = nil
    focusDidChange?(false)
  }
}
