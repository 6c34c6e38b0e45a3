#if GTK
import CGTK

/// [`GtkShortcut`](https://docs.gtk.org/gtk4/class.Shortcut.html)
open class Shortcut: Object {
  /// `pointer`, as the functions of `GtkShortcut` take it.
  public var shortcutPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_shortcut_get_type() }

  /// [`gtk_shortcut_new()`](https://docs.gtk.org/gtk4/ctor.Shortcut.new.html)
  public convenience init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    let made = constructed(
      gtk_shortcut_new(
        trigger?.referenced().shortcutTriggerPointer, action?.referenced().shortcutActionPointer),
      by: "gtk_shortcut_new")
    self.init(raw: made, transfer: .full)
  }
}

extension Shortcut {
  /// [`gtk_shortcut_get_action()`](https://docs.gtk.org/gtk4/method.Shortcut.get_action.html)
  public var action: ShortcutAction? {
    get {
      ShortcutAction.wrap(gtk_shortcut_get_action(shortcutPointer))
    }
    set {
      setObjectProperty("action", newValue)
    }
  }

  /// [`gtk_shortcut_get_trigger()`](https://docs.gtk.org/gtk4/method.Shortcut.get_trigger.html)
  public var trigger: ShortcutTrigger? {
    get {
      ShortcutTrigger.wrap(gtk_shortcut_get_trigger(shortcutPointer))
    }
    set {
      setObjectProperty("trigger", newValue)
    }
  }
}

extension Shortcut {
  /// [`gtk_shortcut_set_action()`](https://docs.gtk.org/gtk4/method.Shortcut.set_action.html)
  public func setAction(_ action: ShortcutAction?) {
    gtk_shortcut_set_action(shortcutPointer, action?.referenced().shortcutActionPointer)
  }

  /// [`gtk_shortcut_set_trigger()`](https://docs.gtk.org/gtk4/method.Shortcut.set_trigger.html)
  public func setTrigger(_ trigger: ShortcutTrigger?) {
    gtk_shortcut_set_trigger(shortcutPointer, trigger?.referenced().shortcutTriggerPointer)
  }
}
#endif
