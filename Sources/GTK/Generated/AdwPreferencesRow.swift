#if GTK
import CGTK

/// [`AdwPreferencesRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesRow.html)
open class AdwPreferencesRow: ListBoxRow {
  /// `pointer`, as the functions of `AdwPreferencesRow` take it.
  public var adwPreferencesRowPointer: UnsafeMutablePointer<CGTK.AdwPreferencesRow> {
    pointer.assumingMemoryBound(to: CGTK.AdwPreferencesRow.self)
  }

  open override class var gType: GType { adw_preferences_row_get_type() }

  /// [`adw_preferences_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesRow.new.html)
  public convenience init() {
    let made = constructed(adw_preferences_row_new(), by: "adw_preferences_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwPreferencesRow {
  /// [`adw_preferences_row_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.get_title.html),
  /// [`adw_preferences_row_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.set_title.html)
  public var title: String {
    get {
      swiftString(adw_preferences_row_get_title(adwPreferencesRowPointer))
    }
    set {
      adw_preferences_row_set_title(adwPreferencesRowPointer, newValue)
    }
  }

  /// [`adw_preferences_row_get_title_selectable()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.get_title_selectable.html),
  /// [`adw_preferences_row_set_title_selectable()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.set_title_selectable.html)
  public var titleSelectable: Bool {
    get {
      adw_preferences_row_get_title_selectable(adwPreferencesRowPointer) != 0
    }
    set {
      adw_preferences_row_set_title_selectable(adwPreferencesRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_preferences_row_get_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.get_use_markup.html),
  /// [`adw_preferences_row_set_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.set_use_markup.html)
  public var useMarkup: Bool {
    get {
      adw_preferences_row_get_use_markup(adwPreferencesRowPointer) != 0
    }
    set {
      adw_preferences_row_set_use_markup(adwPreferencesRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_preferences_row_get_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.get_use_underline.html),
  /// [`adw_preferences_row_set_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesRow.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      adw_preferences_row_get_use_underline(adwPreferencesRowPointer) != 0
    }
    set {
      adw_preferences_row_set_use_underline(adwPreferencesRowPointer, newValue ? 1 : 0)
    }
  }
}
#endif
