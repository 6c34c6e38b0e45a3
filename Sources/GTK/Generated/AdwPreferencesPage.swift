#if GTK
import CGTK

/// [`AdwPreferencesPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesPage.html)
open class AdwPreferencesPage: Widget {
  /// `pointer`, as the functions of `AdwPreferencesPage` take it.
  public var adwPreferencesPagePointer: UnsafeMutablePointer<CGTK.AdwPreferencesPage> {
    pointer.assumingMemoryBound(to: CGTK.AdwPreferencesPage.self)
  }

  open override class var gType: GType { adw_preferences_page_get_type() }

  /// [`adw_preferences_page_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesPage.new.html)
  public convenience init() {
    let made = constructed(adw_preferences_page_new(), by: "adw_preferences_page_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwPreferencesPage {
  /// [`adw_preferences_page_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.get_icon_name.html),
  /// [`adw_preferences_page_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_preferences_page_get_icon_name(adwPreferencesPagePointer))
    }
    set {
      adw_preferences_page_set_icon_name(adwPreferencesPagePointer, newValue)
    }
  }

  /// [`adw_preferences_page_get_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.get_name.html),
  /// [`adw_preferences_page_set_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.set_name.html)
  public var adwPreferencesPageName: String? {
    get {
      optionalSwiftString(adw_preferences_page_get_name(adwPreferencesPagePointer))
    }
    set {
      adw_preferences_page_set_name(adwPreferencesPagePointer, newValue)
    }
  }

  /// [`adw_preferences_page_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.get_title.html),
  /// [`adw_preferences_page_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.set_title.html)
  public var title: String {
    get {
      swiftString(adw_preferences_page_get_title(adwPreferencesPagePointer))
    }
    set {
      adw_preferences_page_set_title(adwPreferencesPagePointer, newValue)
    }
  }

  /// [`adw_preferences_page_get_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.get_use_underline.html),
  /// [`adw_preferences_page_set_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      adw_preferences_page_get_use_underline(adwPreferencesPagePointer) != 0
    }
    set {
      adw_preferences_page_set_use_underline(adwPreferencesPagePointer, newValue ? 1 : 0)
    }
  }
}

extension AdwPreferencesPage {
  /// [`adw_preferences_page_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.add.html)
  public func add(_ group: AdwPreferencesGroup) {
    adw_preferences_page_add(adwPreferencesPagePointer, group.adwPreferencesGroupPointer)
  }

  /// [`adw_preferences_page_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.remove.html)
  public func remove(_ group: AdwPreferencesGroup) {
    adw_preferences_page_remove(adwPreferencesPagePointer, group.adwPreferencesGroupPointer)
  }
}
#endif
