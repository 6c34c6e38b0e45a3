#if GTK
import CGTK

/// [`GtkToggleButton`](https://docs.gtk.org/gtk4/class.ToggleButton.html)
open class ToggleButton: Button {
  /// `pointer`, as the functions of `GtkToggleButton` take it.
  public var toggleButtonPointer: UnsafeMutablePointer<GtkToggleButton> {
    pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  open override class var gType: GType { gtk_toggle_button_get_type() }

  /// [`gtk_toggle_button_new()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new.html)
  public convenience init() {
    let made = constructed(gtk_toggle_button_new(), by: "gtk_toggle_button_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_toggle_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_label.html)
  public convenience init(label: String) {
    let made = constructed(
      gtk_toggle_button_new_with_label(label), by: "gtk_toggle_button_new_with_label")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_toggle_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_mnemonic.html)
  public convenience init(mnemonic label: String) {
    let made = constructed(
      gtk_toggle_button_new_with_mnemonic(label), by: "gtk_toggle_button_new_with_mnemonic")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkButton")
  public convenience init(iconName: String?) {
    preconditionFailure("It makes a GtkButton")
  }
}

extension ToggleButton {
  /// [`gtk_toggle_button_get_active()`](https://docs.gtk.org/gtk4/method.ToggleButton.get_active.html),
  /// [`gtk_toggle_button_set_active()`](https://docs.gtk.org/gtk4/method.ToggleButton.set_active.html)
  public var active: Bool {
    get {
      gtk_toggle_button_get_active(toggleButtonPointer) != 0
    }
    set {
      gtk_toggle_button_set_active(toggleButtonPointer, newValue ? 1 : 0)
    }
  }
}

extension ToggleButton {
  /// [`gtk_toggle_button_set_group()`](https://docs.gtk.org/gtk4/method.ToggleButton.set_group.html)
  public func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(toggleButtonPointer, group?.toggleButtonPointer)
  }

  /// [`gtk_toggle_button_toggled()`](https://docs.gtk.org/gtk4/method.ToggleButton.toggled.html)
  public func toggled() {
    gtk_toggle_button_toggled(toggleButtonPointer)
  }
}

extension ToggleButton {
  /// [`GtkToggleButton::toggled`](https://docs.gtk.org/gtk4/signal.ToggleButton.toggled.html)
  @discardableResult
  public func onToggled(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
#endif
