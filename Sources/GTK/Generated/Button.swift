#if GTK
import CGTK

/// [`GtkButton`](https://docs.gtk.org/gtk4/class.Button.html)
open class Button: Widget, Actionable {
  /// `pointer`, as the functions of `GtkButton` take it.
  public var buttonPointer: UnsafeMutablePointer<GtkButton> {
    pointer.assumingMemoryBound(to: GtkButton.self)
  }

  open override class var gType: GType { gtk_button_get_type() }

  /// [`gtk_button_new()`](https://docs.gtk.org/gtk4/ctor.Button.new.html)
  public convenience init() {
    let made = constructed(gtk_button_new(), by: "gtk_button_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_button_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Button.new_from_icon_name.html)
  public convenience init(iconName: String?) {
    let made = constructed(
      gtk_button_new_from_icon_name(iconName), by: "gtk_button_new_from_icon_name")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_label.html)
  public convenience init(label: String) {
    let made = constructed(gtk_button_new_with_label(label), by: "gtk_button_new_with_label")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_mnemonic.html)
  public convenience init(mnemonic label: String) {
    let made = constructed(gtk_button_new_with_mnemonic(label), by: "gtk_button_new_with_mnemonic")
    self.init(raw: made, transfer: .none)
  }
}

extension Button {
  /// [`gtk_button_get_child()`](https://docs.gtk.org/gtk4/method.Button.get_child.html),
  /// [`gtk_button_set_child()`](https://docs.gtk.org/gtk4/method.Button.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_button_get_child(buttonPointer))
    }
    set {
      gtk_button_set_child(buttonPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_button_get_has_frame()`](https://docs.gtk.org/gtk4/method.Button.get_has_frame.html),
  /// [`gtk_button_set_has_frame()`](https://docs.gtk.org/gtk4/method.Button.set_has_frame.html)
  public var hasFrame: Bool {
    get {
      gtk_button_get_has_frame(buttonPointer) != 0
    }
    set {
      gtk_button_set_has_frame(buttonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_button_get_icon_name()`](https://docs.gtk.org/gtk4/method.Button.get_icon_name.html),
  /// [`gtk_button_set_icon_name()`](https://docs.gtk.org/gtk4/method.Button.set_icon_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var iconName: String? {
    get {
      optionalSwiftString(gtk_button_get_icon_name(buttonPointer))
    }
    set {
      if let newValue {
        gtk_button_set_icon_name(buttonPointer, newValue)
      }
    }
  }

  /// [`gtk_button_get_label()`](https://docs.gtk.org/gtk4/method.Button.get_label.html),
  /// [`gtk_button_set_label()`](https://docs.gtk.org/gtk4/method.Button.set_label.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var label: String? {
    get {
      optionalSwiftString(gtk_button_get_label(buttonPointer))
    }
    set {
      if let newValue {
        gtk_button_set_label(buttonPointer, newValue)
      }
    }
  }

  /// [`gtk_button_get_use_underline()`](https://docs.gtk.org/gtk4/method.Button.get_use_underline.html),
  /// [`gtk_button_set_use_underline()`](https://docs.gtk.org/gtk4/method.Button.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_button_get_use_underline(buttonPointer) != 0
    }
    set {
      gtk_button_set_use_underline(buttonPointer, newValue ? 1 : 0)
    }
  }
}

extension Button {
  /// [`GtkButton::activate`](https://docs.gtk.org/gtk4/signal.Button.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkButton::clicked`](https://docs.gtk.org/gtk4/signal.Button.clicked.html)
  @discardableResult
  public func onClicked(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("clicked", handler)
  }
}
#endif
