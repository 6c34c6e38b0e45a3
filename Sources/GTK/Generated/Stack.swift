#if GTK
import CGTK

/// [`GtkStack`](https://docs.gtk.org/gtk4/class.Stack.html)
open class Stack: Widget {
  /// `pointer`, as the functions of `GtkStack` take it.
  public var stackPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_stack_get_type() }

  /// [`gtk_stack_new()`](https://docs.gtk.org/gtk4/ctor.Stack.new.html)
  public convenience init() {
    let made = constructed(gtk_stack_new(), by: "gtk_stack_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Stack {
  /// [`gtk_stack_get_hhomogeneous()`](https://docs.gtk.org/gtk4/method.Stack.get_hhomogeneous.html),
  /// [`gtk_stack_set_hhomogeneous()`](https://docs.gtk.org/gtk4/method.Stack.set_hhomogeneous.html)
  public var hhomogeneous: Bool {
    get {
      gtk_stack_get_hhomogeneous(stackPointer) != 0
    }
    set {
      gtk_stack_set_hhomogeneous(stackPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_stack_get_interpolate_size()`](https://docs.gtk.org/gtk4/method.Stack.get_interpolate_size.html),
  /// [`gtk_stack_set_interpolate_size()`](https://docs.gtk.org/gtk4/method.Stack.set_interpolate_size.html)
  public var interpolateSize: Bool {
    get {
      gtk_stack_get_interpolate_size(stackPointer) != 0
    }
    set {
      gtk_stack_set_interpolate_size(stackPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_stack_get_pages()`](https://docs.gtk.org/gtk4/method.Stack.get_pages.html)
  public var pages: (any SelectionModel)? {
    Object.take(gtk_stack_get_pages(stackPointer), as: (any SelectionModel).self)
  }

  /// [`gtk_stack_get_transition_duration()`](https://docs.gtk.org/gtk4/method.Stack.get_transition_duration.html),
  /// [`gtk_stack_set_transition_duration()`](https://docs.gtk.org/gtk4/method.Stack.set_transition_duration.html)
  public var transitionDuration: UInt {
    get {
      UInt(gtk_stack_get_transition_duration(stackPointer))
    }
    set {
      gtk_stack_set_transition_duration(stackPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_stack_get_transition_running()`](https://docs.gtk.org/gtk4/method.Stack.get_transition_running.html)
  public var transitionRunning: Bool {
    gtk_stack_get_transition_running(stackPointer) != 0
  }

  /// [`gtk_stack_get_transition_type()`](https://docs.gtk.org/gtk4/method.Stack.get_transition_type.html),
  /// [`gtk_stack_set_transition_type()`](https://docs.gtk.org/gtk4/method.Stack.set_transition_type.html)
  public var transitionType: StackTransitionType {
    get {
      StackTransitionType(gtk_stack_get_transition_type(stackPointer))
    }
    set {
      gtk_stack_set_transition_type(stackPointer, newValue.cValue)
    }
  }

  /// [`gtk_stack_get_vhomogeneous()`](https://docs.gtk.org/gtk4/method.Stack.get_vhomogeneous.html),
  /// [`gtk_stack_set_vhomogeneous()`](https://docs.gtk.org/gtk4/method.Stack.set_vhomogeneous.html)
  public var vhomogeneous: Bool {
    get {
      gtk_stack_get_vhomogeneous(stackPointer) != 0
    }
    set {
      gtk_stack_set_vhomogeneous(stackPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_stack_get_visible_child()`](https://docs.gtk.org/gtk4/method.Stack.get_visible_child.html),
  /// [`gtk_stack_set_visible_child()`](https://docs.gtk.org/gtk4/method.Stack.set_visible_child.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visibleChild: Widget? {
    get {
      Widget.wrap(gtk_stack_get_visible_child(stackPointer))
    }
    set {
      if let newValue {
        gtk_stack_set_visible_child(stackPointer, newValue.widgetPointer)
      }
    }
  }

  /// [`gtk_stack_get_visible_child_name()`](https://docs.gtk.org/gtk4/method.Stack.get_visible_child_name.html),
  /// [`gtk_stack_set_visible_child_name()`](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visibleChildName: String? {
    get {
      optionalSwiftString(gtk_stack_get_visible_child_name(stackPointer))
    }
    set {
      if let newValue {
        gtk_stack_set_visible_child_name(stackPointer, newValue)
      }
    }
  }
}

extension Stack {
  /// [`gtk_stack_add_child()`](https://docs.gtk.org/gtk4/method.Stack.add_child.html)
  @discardableResult
  public func addChild(_ child: Widget) -> StackPage? {
    StackPage.wrap(gtk_stack_add_child(stackPointer, child.widgetPointer))
  }

  /// [`gtk_stack_add_named()`](https://docs.gtk.org/gtk4/method.Stack.add_named.html)
  @discardableResult
  public func addNamed(_ child: Widget, name: String?) -> StackPage? {
    StackPage.wrap(gtk_stack_add_named(stackPointer, child.widgetPointer, name))
  }

  /// [`gtk_stack_add_titled()`](https://docs.gtk.org/gtk4/method.Stack.add_titled.html)
  @discardableResult
  public func addTitled(_ child: Widget, name: String?, title: String) -> StackPage? {
    StackPage.wrap(gtk_stack_add_titled(stackPointer, child.widgetPointer, name, title))
  }

  /// [`gtk_stack_get_child_by_name()`](https://docs.gtk.org/gtk4/method.Stack.get_child_by_name.html)
  @discardableResult
  public func getChildByName(_ name: String) -> Widget? {
    Widget.wrap(gtk_stack_get_child_by_name(stackPointer, name))
  }

  /// [`gtk_stack_get_page()`](https://docs.gtk.org/gtk4/method.Stack.get_page.html)
  @discardableResult
  public func getPage(_ child: Widget) -> StackPage? {
    StackPage.wrap(gtk_stack_get_page(stackPointer, child.widgetPointer))
  }

  /// [`gtk_stack_remove()`](https://docs.gtk.org/gtk4/method.Stack.remove.html)
  public func remove(_ child: Widget) {
    gtk_stack_remove(stackPointer, child.widgetPointer)
  }

  /// [`gtk_stack_set_visible_child_full()`](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_full.html)
  public func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(stackPointer, name, transition.cValue)
  }
}
#endif
