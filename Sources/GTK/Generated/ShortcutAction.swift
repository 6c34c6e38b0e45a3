#if GTK
import CGTK

/// [`GtkShortcutAction`](https://docs.gtk.org/gtk4/class.ShortcutAction.html)
open class ShortcutAction: Object {
  /// `pointer`, as the functions of `GtkShortcutAction` take it.
  public var shortcutActionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_shortcut_action_get_type() }

  /// [`gtk_shortcut_action_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutAction.parse_string.html)
  public convenience init(parseString string: String) {
    let made = constructed(
      gtk_shortcut_action_parse_string(string), by: "gtk_shortcut_action_parse_string")
    self.init(raw: made, transfer: .full)
  }
}

extension ShortcutAction {
  /// [`gtk_shortcut_action_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutAction.to_string.html)
  @discardableResult
  public func toString() -> String {
    takenString(gtk_shortcut_action_to_string(shortcutActionPointer)) ?? ""
  }
}
#endif
