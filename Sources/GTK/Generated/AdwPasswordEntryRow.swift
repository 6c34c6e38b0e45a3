#if GTK
import CGTK

/// [`AdwPasswordEntryRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PasswordEntryRow.html)
open class AdwPasswordEntryRow: AdwEntryRow {
  /// `pointer`, as the functions of `AdwPasswordEntryRow` take it.
  public var adwPasswordEntryRowPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_password_entry_row_get_type() }

  /// [`adw_password_entry_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PasswordEntryRow.new.html)
  public convenience init() {
    let made = constructed(adw_password_entry_row_new(), by: "adw_password_entry_row_new")
    self.init(raw: made, transfer: .none)
  }
}
#endif
