#if GTK
import CGTK

/// [`GtkStackSwitcher`](https://docs.gtk.org/gtk4/class.StackSwitcher.html)
open class StackSwitcher: Widget, Orientable {
  /// `pointer`, as the functions of `GtkStackSwitcher` take it.
  public var stackSwitcherPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_stack_switcher_get_type() }

  /// [`gtk_stack_switcher_new()`](https://docs.gtk.org/gtk4/ctor.StackSwitcher.new.html)
  public convenience init() {
    let made = constructed(gtk_stack_switcher_new(), by: "gtk_stack_switcher_new")
    self.init(raw: made, transfer: .none)
  }
}

extension StackSwitcher {
  /// [`gtk_stack_switcher_get_stack()`](https://docs.gtk.org/gtk4/method.StackSwitcher.get_stack.html),
  /// [`gtk_stack_switcher_set_stack()`](https://docs.gtk.org/gtk4/method.StackSwitcher.set_stack.html)
  public var stack: Stack? {
    get {
      Stack.wrap(gtk_stack_switcher_get_stack(stackSwitcherPointer))
    }
    set {
      gtk_stack_switcher_set_stack(stackSwitcherPointer, newValue?.stackPointer)
    }
  }
}
#endif
