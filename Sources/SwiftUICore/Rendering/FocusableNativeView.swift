/// A native view that can have the keyboard focus.
@MainActor
package protocol FocusableNativeView: NativeView {
  /// To be called when the focus has come into the view, or a native part of it, or has left it, whoever moved it.
  /// A window that stops being the active one keeps its focus: that is no change. Set by the graph.
  var focusDidChange: ((Bool) -> Void)? { get set }

  /// Whether the view or a native part of it has the focus of its window.
  var hasFocus: Bool { get }

  /// Takes the focus. Returns whether the view has it now: a disabled or hidden one can't.
  func takeFocus() -> Bool

  /// Leaves the window without focus.
  func resignFocus()
}

/// A description whose native view can have the keyboard focus. Only such views are listened to.
package protocol KeyboardFocusable: Primitive {}
