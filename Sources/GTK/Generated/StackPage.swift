#if GTK
import CGTK

/// [`GtkStackPage`](https://docs.gtk.org/gtk4/class.StackPage.html)
open class StackPage: Object, Accessible {
  /// `pointer`, as the functions of `GtkStackPage` take it.
  public var stackPagePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_stack_page_get_type() }
}

extension StackPage {
  /// [`gtk_stack_page_get_child()`](https://docs.gtk.org/gtk4/method.StackPage.get_child.html)
  public var child: Widget? {
    Widget.wrap(gtk_stack_page_get_child(stackPagePointer))
  }

  /// [`gtk_stack_page_get_icon_name()`](https://docs.gtk.org/gtk4/method.StackPage.get_icon_name.html),
  /// [`gtk_stack_page_set_icon_name()`](https://docs.gtk.org/gtk4/method.StackPage.set_icon_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var iconName: String? {
    get {
      optionalSwiftString(gtk_stack_page_get_icon_name(stackPagePointer))
    }
    set {
      if let newValue {
        gtk_stack_page_set_icon_name(stackPagePointer, newValue)
      }
    }
  }

  /// [`gtk_stack_page_get_name()`](https://docs.gtk.org/gtk4/method.StackPage.get_name.html),
  /// [`gtk_stack_page_set_name()`](https://docs.gtk.org/gtk4/method.StackPage.set_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var name: String? {
    get {
      optionalSwiftString(gtk_stack_page_get_name(stackPagePointer))
    }
    set {
      if let newValue {
        gtk_stack_page_set_name(stackPagePointer, newValue)
      }
    }
  }

  /// [`gtk_stack_page_get_needs_attention()`](https://docs.gtk.org/gtk4/method.StackPage.get_needs_attention.html),
  /// [`gtk_stack_page_set_needs_attention()`](https://docs.gtk.org/gtk4/method.StackPage.set_needs_attention.html)
  public var needsAttention: Bool {
    get {
      gtk_stack_page_get_needs_attention(stackPagePointer) != 0
    }
    set {
      gtk_stack_page_set_needs_attention(stackPagePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_stack_page_get_title()`](https://docs.gtk.org/gtk4/method.StackPage.get_title.html),
  /// [`gtk_stack_page_set_title()`](https://docs.gtk.org/gtk4/method.StackPage.set_title.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var title: String? {
    get {
      optionalSwiftString(gtk_stack_page_get_title(stackPagePointer))
    }
    set {
      if let newValue {
        gtk_stack_page_set_title(stackPagePointer, newValue)
      }
    }
  }

  /// [`gtk_stack_page_get_use_underline()`](https://docs.gtk.org/gtk4/method.StackPage.get_use_underline.html),
  /// [`gtk_stack_page_set_use_underline()`](https://docs.gtk.org/gtk4/method.StackPage.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_stack_page_get_use_underline(stackPagePointer) != 0
    }
    set {
      gtk_stack_page_set_use_underline(stackPagePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_stack_page_get_visible()`](https://docs.gtk.org/gtk4/method.StackPage.get_visible.html),
  /// [`gtk_stack_page_set_visible()`](https://docs.gtk.org/gtk4/method.StackPage.set_visible.html)
  public var visible: Bool {
    get {
      gtk_stack_page_get_visible(stackPagePointer) != 0
    }
    set {
      gtk_stack_page_set_visible(stackPagePointer, newValue ? 1 : 0)
    }
  }
}
#endif
