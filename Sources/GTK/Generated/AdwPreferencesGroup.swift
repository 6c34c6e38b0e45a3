#if GTK
import CGTK

/// [`AdwPreferencesGroup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesGroup.html)
open class AdwPreferencesGroup: Widget {
  /// `pointer`, as the functions of `AdwPreferencesGroup` take it.
  public var adwPreferencesGroupPointer: UnsafeMutablePointer<CGTK.AdwPreferencesGroup> {
    pointer.assumingMemoryBound(to: CGTK.AdwPreferencesGroup.self)
  }

  open override class var gType: GType { adw_preferences_group_get_type() }

  /// [`adw_preferences_group_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesGroup.new.html)
  public convenience init() {
    let made = constructed(adw_preferences_group_new(), by: "adw_preferences_group_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwPreferencesGroup {
  /// [`adw_preferences_group_get_description()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.get_description.html),
  /// [`adw_preferences_group_set_description()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.set_description.html)
  public var description: String? {
    get {
      optionalSwiftString(adw_preferences_group_get_description(adwPreferencesGroupPointer))
    }
    set {
      adw_preferences_group_set_description(adwPreferencesGroupPointer, newValue)
    }
  }

  /// [`adw_preferences_group_get_header_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.get_header_suffix.html),
  /// [`adw_preferences_group_set_header_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.set_header_suffix.html)
  public var headerSuffix: Widget? {
    get {
      Widget.wrap(adw_preferences_group_get_header_suffix(adwPreferencesGroupPointer))
    }
    set {
      adw_preferences_group_set_header_suffix(adwPreferencesGroupPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_preferences_group_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.get_title.html),
  /// [`adw_preferences_group_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.set_title.html)
  public var title: String {
    get {
      swiftString(adw_preferences_group_get_title(adwPreferencesGroupPointer))
    }
    set {
      adw_preferences_group_set_title(adwPreferencesGroupPointer, newValue)
    }
  }
}

extension AdwPreferencesGroup {
  /// [`adw_preferences_group_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.add.html)
  public func add(_ child: Widget) {
    adw_preferences_group_add(adwPreferencesGroupPointer, child.widgetPointer)
  }

  /// [`adw_preferences_group_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.remove.html)
  public func remove(_ child: Widget) {
    adw_preferences_group_remove(adwPreferencesGroupPointer, child.widgetPointer)
  }
}
#endif
