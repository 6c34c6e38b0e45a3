#if GTK
import CGTK

/// [`GSimpleAction`](https://docs.gtk.org/gio/class.SimpleAction.html)
open class SimpleAction: Object, Action {
  /// `pointer`, as the functions of `GSimpleAction` take it.
  public var simpleActionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { g_simple_action_get_type() }
}

extension SimpleAction {
  /// [`g_simple_action_set_enabled()`](https://docs.gtk.org/gio/method.SimpleAction.set_enabled.html)
  public var enabled: Bool {
    get {
      property("enabled") ?? false
    }
    set {
      g_simple_action_set_enabled(simpleActionPointer, newValue ? 1 : 0)
    }
  }

  /// [`GSimpleAction:name`](https://docs.gtk.org/gio/property.SimpleAction.name.html)
  public var name: String? {
    property("name")
  }
}
#endif
