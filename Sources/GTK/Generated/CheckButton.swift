#if GTK
import CGTK

/// [`GtkCheckButton`](https://docs.gtk.org/gtk4/class.CheckButton.html)
open class CheckButton: Widget, Actionable {
  /// `pointer`, as the functions of `GtkCheckButton` take it.
  public var checkButtonPointer: UnsafeMutablePointer<GtkCheckButton> {
    pointer.assumingMemoryBound(to: GtkCheckButton.self)
  }

  open override class var gType: GType { gtk_check_button_get_type() }

  /// [`gtk_check_button_new()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new.html)
  public convenience init() {
    let made = constructed(gtk_check_button_new(), by: "gtk_check_button_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_check_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_label.html)
  public convenience init(label: String?) {
    let made = constructed(
      gtk_check_button_new_with_label(label), by: "gtk_check_button_new_with_label")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_check_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_mnemonic.html)
  public convenience init(mnemonic label: String?) {
    let made = constructed(
      gtk_check_button_new_with_mnemonic(label), by: "gtk_check_button_new_with_mnemonic")
    self.init(raw: made, transfer: .none)
  }
}

extension CheckButton {
  /// [`gtk_check_button_get_active()`](https://docs.gtk.org/gtk4/method.CheckButton.get_active.html),
  /// [`gtk_check_button_set_active()`](https://docs.gtk.org/gtk4/method.CheckButton.set_active.html)
  public var active: Bool {
    get {
      gtk_check_button_get_active(checkButtonPointer) != 0
    }
    set {
      gtk_check_button_set_active(checkButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_check_button_get_child()`](https://docs.gtk.org/gtk4/method.CheckButton.get_child.html),
  /// [`gtk_check_button_set_child()`](https://docs.gtk.org/gtk4/method.CheckButton.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_check_button_get_child(checkButtonPointer))
    }
    set {
      gtk_check_button_set_child(checkButtonPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_check_button_get_inconsistent()`](https://docs.gtk.org/gtk4/method.CheckButton.get_inconsistent.html),
  /// [`gtk_check_button_set_inconsistent()`](https://docs.gtk.org/gtk4/method.CheckButton.set_inconsistent.html)
  public var inconsistent: Bool {
    get {
      gtk_check_button_get_inconsistent(checkButtonPointer) != 0
    }
    set {
      gtk_check_button_set_inconsistent(checkButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_check_button_get_label()`](https://docs.gtk.org/gtk4/method.CheckButton.get_label.html),
  /// [`gtk_check_button_set_label()`](https://docs.gtk.org/gtk4/method.CheckButton.set_label.html)
  public var label: String? {
    get {
      optionalSwiftString(gtk_check_button_get_label(checkButtonPointer))
    }
    set {
      gtk_check_button_set_label(checkButtonPointer, newValue)
    }
  }

  /// [`gtk_check_button_get_use_underline()`](https://docs.gtk.org/gtk4/method.CheckButton.get_use_underline.html),
  /// [`gtk_check_button_set_use_underline()`](https://docs.gtk.org/gtk4/method.CheckButton.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_check_button_get_use_underline(checkButtonPointer) != 0
    }
    set {
      gtk_check_button_set_use_underline(checkButtonPointer, newValue ? 1 : 0)
    }
  }
}

extension CheckButton {
  /// [`gtk_check_button_set_group()`](https://docs.gtk.org/gtk4/method.CheckButton.set_group.html)
  public func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(checkButtonPointer, group?.checkButtonPointer)
  }
}

extension CheckButton {
  /// [`GtkCheckButton::activate`](https://docs.gtk.org/gtk4/signal.CheckButton.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkCheckButton::toggled`](https://docs.gtk.org/gtk4/signal.CheckButton.toggled.html)
  @discardableResult
  public func onToggled(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
#endif
