#if GTK
import CGTK

/// [`GSimpleActionGroup`](https://docs.gtk.org/gio/class.SimpleActionGroup.html)
open class SimpleActionGroup: Object, ActionGroup, ActionMap {
  /// `pointer`, as the functions of `GSimpleActionGroup` take it.
  public var simpleActionGroupPointer: UnsafeMutablePointer<GSimpleActionGroup> {
    pointer.assumingMemoryBound(to: GSimpleActionGroup.self)
  }

  open override class var gType: GType { g_simple_action_group_get_type() }

  /// [`g_simple_action_group_new()`](https://docs.gtk.org/gio/ctor.SimpleActionGroup.new.html)
  public convenience init() {
    let made = constructed(g_simple_action_group_new(), by: "g_simple_action_group_new")
    self.init(raw: made, transfer: .full)
  }
}
#endif
