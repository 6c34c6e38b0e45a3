#if GTK
import CGTK

/// [`GtkExpander`](https://docs.gtk.org/gtk4/class.Expander.html)
open class Expander: Widget {
  /// `pointer`, as the functions of `GtkExpander` take it.
  public var expanderPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_expander_get_type() }

  /// [`gtk_expander_new()`](https://docs.gtk.org/gtk4/ctor.Expander.new.html)
  public convenience init(label: String? = nil) {
    let made = constructed(gtk_expander_new(label), by: "gtk_expander_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_expander_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Expander.new_with_mnemonic.html)
  public convenience init(mnemonic label: String?) {
    let made = constructed(
      gtk_expander_new_with_mnemonic(label), by: "gtk_expander_new_with_mnemonic")
    self.init(raw: made, transfer: .none)
  }
}

extension Expander {
  /// [`gtk_expander_get_child()`](https://docs.gtk.org/gtk4/method.Expander.get_child.html),
  /// [`gtk_expander_set_child()`](https://docs.gtk.org/gtk4/method.Expander.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_expander_get_child(expanderPointer))
    }
    set {
      gtk_expander_set_child(expanderPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_expander_get_expanded()`](https://docs.gtk.org/gtk4/method.Expander.get_expanded.html),
  /// [`gtk_expander_set_expanded()`](https://docs.gtk.org/gtk4/method.Expander.set_expanded.html)
  public var expanded: Bool {
    get {
      gtk_expander_get_expanded(expanderPointer) != 0
    }
    set {
      gtk_expander_set_expanded(expanderPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_expander_get_label()`](https://docs.gtk.org/gtk4/method.Expander.get_label.html),
  /// [`gtk_expander_set_label()`](https://docs.gtk.org/gtk4/method.Expander.set_label.html)
  public var label: String? {
    get {
      optionalSwiftString(gtk_expander_get_label(expanderPointer))
    }
    set {
      gtk_expander_set_label(expanderPointer, newValue)
    }
  }

  /// [`gtk_expander_get_label_widget()`](https://docs.gtk.org/gtk4/method.Expander.get_label_widget.html),
  /// [`gtk_expander_set_label_widget()`](https://docs.gtk.org/gtk4/method.Expander.set_label_widget.html)
  public var labelWidget: Widget? {
    get {
      Widget.wrap(gtk_expander_get_label_widget(expanderPointer))
    }
    set {
      gtk_expander_set_label_widget(expanderPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_expander_get_resize_toplevel()`](https://docs.gtk.org/gtk4/method.Expander.get_resize_toplevel.html),
  /// [`gtk_expander_set_resize_toplevel()`](https://docs.gtk.org/gtk4/method.Expander.set_resize_toplevel.html)
  public var resizeToplevel: Bool {
    get {
      gtk_expander_get_resize_toplevel(expanderPointer) != 0
    }
    set {
      gtk_expander_set_resize_toplevel(expanderPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_expander_get_use_markup()`](https://docs.gtk.org/gtk4/method.Expander.get_use_markup.html),
  /// [`gtk_expander_set_use_markup()`](https://docs.gtk.org/gtk4/method.Expander.set_use_markup.html)
  public var useMarkup: Bool {
    get {
      gtk_expander_get_use_markup(expanderPointer) != 0
    }
    set {
      gtk_expander_set_use_markup(expanderPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_expander_get_use_underline()`](https://docs.gtk.org/gtk4/method.Expander.get_use_underline.html),
  /// [`gtk_expander_set_use_underline()`](https://docs.gtk.org/gtk4/method.Expander.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_expander_get_use_underline(expanderPointer) != 0
    }
    set {
      gtk_expander_set_use_underline(expanderPointer, newValue ? 1 : 0)
    }
  }
}

extension Expander {
  /// [`GtkExpander::activate`](https://docs.gtk.org/gtk4/signal.Expander.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
