#if GTK
import CGTK

/// [`GtkPasswordEntry`](https://docs.gtk.org/gtk4/class.PasswordEntry.html)
open class PasswordEntry: Widget, Editable {
  /// `pointer`, as the functions of `GtkPasswordEntry` take it.
  public var passwordEntryPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_password_entry_get_type() }

  /// [`gtk_password_entry_new()`](https://docs.gtk.org/gtk4/ctor.PasswordEntry.new.html)
  public convenience init() {
    let made = constructed(gtk_password_entry_new(), by: "gtk_password_entry_new")
    self.init(raw: made, transfer: .none)
  }
}

extension PasswordEntry {
  /// [`GtkPasswordEntry:activates-default`](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html)
  public var activatesDefault: Bool {
    get {
      property("activates-default") ?? false
    }
    set {
      setProperty("activates-default", newValue)
    }
  }

  /// [`gtk_password_entry_get_extra_menu()`](https://docs.gtk.org/gtk4/method.PasswordEntry.get_extra_menu.html),
  /// [`gtk_password_entry_set_extra_menu()`](https://docs.gtk.org/gtk4/method.PasswordEntry.set_extra_menu.html)
  public var extraMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_password_entry_get_extra_menu(passwordEntryPointer))
    }
    set {
      gtk_password_entry_set_extra_menu(passwordEntryPointer, newValue?.menuModelPointer)
    }
  }

  /// [`GtkPasswordEntry:placeholder-text`](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html)
  public var placeholderText: String? {
    get {
      property("placeholder-text")
    }
    set {
      setProperty("placeholder-text", newValue)
    }
  }

  /// [`gtk_password_entry_get_show_peek_icon()`](https://docs.gtk.org/gtk4/method.PasswordEntry.get_show_peek_icon.html),
  /// [`gtk_password_entry_set_show_peek_icon()`](https://docs.gtk.org/gtk4/method.PasswordEntry.set_show_peek_icon.html)
  public var showPeekIcon: Bool {
    get {
      gtk_password_entry_get_show_peek_icon(passwordEntryPointer) != 0
    }
    set {
      gtk_password_entry_set_show_peek_icon(passwordEntryPointer, newValue ? 1 : 0)
    }
  }
}

extension PasswordEntry {
  /// [`GtkPasswordEntry::activate`](https://docs.gtk.org/gtk4/signal.PasswordEntry.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
