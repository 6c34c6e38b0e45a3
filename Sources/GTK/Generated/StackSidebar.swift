#if GTK
import CGTK

/// [`GtkStackSidebar`](https://docs.gtk.org/gtk4/class.StackSidebar.html)
open class StackSidebar: Widget {
  /// `pointer`, as the functions of `GtkStackSidebar` take it.
  public var stackSidebarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  /// [`gtk_stack_sidebar_new()`](https://docs.gtk.org/gtk4/ctor.StackSidebar.new.html)
  public convenience init() {
    let made = constructed(gtk_stack_sidebar_new(), by: "gtk_stack_sidebar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension StackSidebar {
  /// [`gtk_stack_sidebar_get_stack()`](https://docs.gtk.org/gtk4/method.StackSidebar.get_stack.html),
  /// [`gtk_stack_sidebar_set_stack()`](https://docs.gtk.org/gtk4/method.StackSidebar.set_stack.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var stack: Stack? {
    get {
      Stack.wrap(gtk_stack_sidebar_get_stack(stackSidebarPointer))
    }
    set {
      if let newValue {
        gtk_stack_sidebar_set_stack(stackSidebarPointer, newValue.stackPointer)
      }
    }
  }
}
#endif
