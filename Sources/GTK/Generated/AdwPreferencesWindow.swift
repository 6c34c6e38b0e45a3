#if GTK
import CGTK

/// [`AdwPreferencesWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesWindow.html)
open class AdwPreferencesWindow: AdwWindow {
  /// `pointer`, as the functions of `AdwPreferencesWindow` take it.
  public var adwPreferencesWindowPointer: UnsafeMutablePointer<CGTK.AdwPreferencesWindow> {
    pointer.assumingMemoryBound(to: CGTK.AdwPreferencesWindow.self)
  }

  open override class var gType: GType { adw_preferences_window_get_type() }

  /// [`adw_preferences_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesWindow.new.html)
  public convenience init() {
    let made = constructed(adw_preferences_window_new(), by: "adw_preferences_window_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwPreferencesWindow {
  /// [`adw_preferences_window_get_can_navigate_back()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.get_can_navigate_back.html),
  /// [`adw_preferences_window_set_can_navigate_back()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.set_can_navigate_back.html)
  public var canNavigateBack: Bool {
    get {
      adw_preferences_window_get_can_navigate_back(adwPreferencesWindowPointer) != 0
    }
    set {
      adw_preferences_window_set_can_navigate_back(adwPreferencesWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_preferences_window_get_search_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.get_search_enabled.html),
  /// [`adw_preferences_window_set_search_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.set_search_enabled.html)
  public var searchEnabled: Bool {
    get {
      adw_preferences_window_get_search_enabled(adwPreferencesWindowPointer) != 0
    }
    set {
      adw_preferences_window_set_search_enabled(adwPreferencesWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_preferences_window_get_visible_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.get_visible_page.html),
  /// [`adw_preferences_window_set_visible_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.set_visible_page.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visiblePage: AdwPreferencesPage? {
    get {
      AdwPreferencesPage.wrap(adw_preferences_window_get_visible_page(adwPreferencesWindowPointer))
    }
    set {
      if let newValue {
        adw_preferences_window_set_visible_page(
          adwPreferencesWindowPointer, newValue.adwPreferencesPagePointer)
      }
    }
  }

  /// [`adw_preferences_window_get_visible_page_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.get_visible_page_name.html),
  /// [`adw_preferences_window_set_visible_page_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.set_visible_page_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visiblePageName: String? {
    get {
      optionalSwiftString(adw_preferences_window_get_visible_page_name(adwPreferencesWindowPointer))
    }
    set {
      if let newValue {
        adw_preferences_window_set_visible_page_name(adwPreferencesWindowPointer, newValue)
      }
    }
  }
}

extension AdwPreferencesWindow {
  /// [`adw_preferences_window_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.add.html)
  public func add(_ page: AdwPreferencesPage) {
    adw_preferences_window_add(adwPreferencesWindowPointer, page.adwPreferencesPagePointer)
  }

  /// [`adw_preferences_window_add_toast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.add_toast.html)
  public func addToast(_ toast: AdwToast) {
    adw_preferences_window_add_toast(
      adwPreferencesWindowPointer, toast.referenced().adwToastPointer)
  }

  /// [`adw_preferences_window_close_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.close_subpage.html)
  public func closeSubpage() {
    adw_preferences_window_close_subpage(adwPreferencesWindowPointer)
  }

  /// [`adw_preferences_window_present_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.present_subpage.html)
  public func presentSubpage(_ subpage: Widget) {
    adw_preferences_window_present_subpage(adwPreferencesWindowPointer, subpage.widgetPointer)
  }

  /// [`adw_preferences_window_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.remove.html)
  public func remove(_ page: AdwPreferencesPage) {
    adw_preferences_window_remove(adwPreferencesWindowPointer, page.adwPreferencesPagePointer)
  }
}
#endif
