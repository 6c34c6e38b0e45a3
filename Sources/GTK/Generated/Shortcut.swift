#if GTK
  import CGTK

  /// [`GtkShortcut`](https://docs.gtk.org/gtk4/class.Shortcut.html)
  open class Shortcut: Object {
    /// `pointer`, as the functions of `GtkShortcut` take it.
    public var shortcutPointer: OpaquePointer {
      opaquePointer
    }

    open override class var gType: GType { gtk_shortcut_get_type() }
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
#endif
