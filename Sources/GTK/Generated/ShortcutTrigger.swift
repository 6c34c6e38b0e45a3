#if GTK
import CGTK

/// [`GtkShortcutTrigger`](https://docs.gtk.org/gtk4/class.ShortcutTrigger.html)
open class ShortcutTrigger: Object {
  /// `pointer`, as the functions of `GtkShortcutTrigger` take it.
  public var shortcutTriggerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  /// [`gtk_shortcut_trigger_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutTrigger.parse_string.html)
  public convenience init(parseString string: String) {
    let made = constructed(
      gtk_shortcut_trigger_parse_string(string), by: "gtk_shortcut_trigger_parse_string")
    self.init(raw: made, transfer: .full)
  }
}

extension ShortcutTrigger {
  /// [`gtk_shortcut_trigger_to_label()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_label.html)
  @discardableResult
  public func toLabel(_ display: Display) -> String {
    takenString(gtk_shortcut_trigger_to_label(shortcutTriggerPointer, display.displayPointer)) ?? ""
  }

  /// [`gtk_shortcut_trigger_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_string.html)
  @discardableResult
  public func toString() -> String {
    takenString(gtk_shortcut_trigger_to_string(shortcutTriggerPointer)) ?? ""
  }
}
#endif
