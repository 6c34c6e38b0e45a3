#if GTK
import CGTK

/// [`GtkShortcutController`](https://docs.gtk.org/gtk4/class.ShortcutController.html)
open class ShortcutController: EventController, ListModel {
  /// `pointer`, as the functions of `GtkShortcutController` take it.
  public var shortcutControllerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  /// [`gtk_shortcut_controller_new()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new.html)
  public convenience init() {
    let made = constructed(gtk_shortcut_controller_new(), by: "gtk_shortcut_controller_new")
    self.init(raw: made, transfer: .full)
  }

  /// [`gtk_shortcut_controller_new_for_model()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new_for_model.html)
  public convenience init(model: any ListModel) {
    let made = constructed(
      gtk_shortcut_controller_new_for_model(model.listModelPointer),
      by: "gtk_shortcut_controller_new_for_model")
    self.init(raw: made, transfer: .full)
  }
}

extension ShortcutController {
  /// [`GtkShortcutController:mnemonic-modifiers`](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
  public var mnemonicModifiers: ModifierType {
    get {
      property("mnemonic-modifiers") ?? []
    }
    set {
      setProperty("mnemonic-modifiers", newValue)
    }
  }

  /// [`GtkShortcutController:n-items`](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }

  /// [`gtk_shortcut_controller_get_scope()`](https://docs.gtk.org/gtk4/method.ShortcutController.get_scope.html),
  /// [`gtk_shortcut_controller_set_scope()`](https://docs.gtk.org/gtk4/method.ShortcutController.set_scope.html)
  public var scope: ShortcutScope {
    get {
      ShortcutScope(gtk_shortcut_controller_get_scope(shortcutControllerPointer))
    }
    set {
      gtk_shortcut_controller_set_scope(shortcutControllerPointer, newValue.cValue)
    }
  }

  /// [`gtk_shortcut_controller_get_mnemonics_modifiers()`](https://docs.gtk.org/gtk4/method.ShortcutController.get_mnemonics_modifiers.html),
  /// [`gtk_shortcut_controller_set_mnemonics_modifiers()`](https://docs.gtk.org/gtk4/method.ShortcutController.set_mnemonics_modifiers.html)
  public var mnemonicsModifiers: ModifierType {
    get {
      ModifierType(gtk_shortcut_controller_get_mnemonics_modifiers(shortcutControllerPointer))
    }
    set {
      gtk_shortcut_controller_set_mnemonics_modifiers(shortcutControllerPointer, newValue.cValue)
    }
  }
}

extension ShortcutController {
  /// [`gtk_shortcut_controller_add_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.add_shortcut.html)
  public func addShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_add_shortcut(
      shortcutControllerPointer, shortcut.referenced().shortcutPointer)
  }

  /// [`gtk_shortcut_controller_remove_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.remove_shortcut.html)
  public func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(shortcutControllerPointer, shortcut.shortcutPointer)
  }
}
#endif
