#if GTK
import CGTK

extension ShortcutAction {
  /// An action that calls `body` with the widget of its controller; false lets the key go on to
  /// others.
  public static func callback(_ body: @escaping (Widget) -> Bool) -> ShortcutAction? {
    let box = ClosureBox<ShortcutClosure>(body)
    let made = gtk_callback_action_new(
      callShortcut, box.retainedPointer(), releaseBox)
    return ShortcutAction.wrap(made, transfer: .full)
  }
}

private typealias ShortcutClosure = (Widget) -> Bool

nonisolated private func callShortcut(
  widget: UnsafeMutablePointer<GtkWidget>?, arguments: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let data, let widget else { return 0 }
  return ClosureBox<ShortcutClosure>.call(in: data, widget) { closure, pointer in
    defer { MainLoop.timersMayHaveChanged() }
    guard let target = Widget.wrap(pointer) else { return 0 }
    return closure(target) ? 1 : 0
  }
}
#endif
