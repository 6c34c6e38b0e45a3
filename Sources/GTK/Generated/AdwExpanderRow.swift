#if GTK
import CGTK

/// [`AdwExpanderRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ExpanderRow.html)
open class AdwExpanderRow: AdwPreferencesRow {
  /// `pointer`, as the functions of `AdwExpanderRow` take it.
  public var adwExpanderRowPointer: UnsafeMutablePointer<CGTK.AdwExpanderRow> {
    pointer.assumingMemoryBound(to: CGTK.AdwExpanderRow.self)
  }

  open override class var gType: GType { adw_expander_row_get_type() }

  /// [`adw_expander_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ExpanderRow.new.html)
  public convenience init() {
    let made = constructed(adw_expander_row_new(), by: "adw_expander_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwExpanderRow {
  /// [`adw_expander_row_get_enable_expansion()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.get_enable_expansion.html),
  /// [`adw_expander_row_set_enable_expansion()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.set_enable_expansion.html)
  public var enableExpansion: Bool {
    get {
      adw_expander_row_get_enable_expansion(adwExpanderRowPointer) != 0
    }
    set {
      adw_expander_row_set_enable_expansion(adwExpanderRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_expander_row_get_expanded()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.get_expanded.html),
  /// [`adw_expander_row_set_expanded()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.set_expanded.html)
  public var expanded: Bool {
    get {
      adw_expander_row_get_expanded(adwExpanderRowPointer) != 0
    }
    set {
      adw_expander_row_set_expanded(adwExpanderRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_expander_row_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.get_icon_name.html),
  /// [`adw_expander_row_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_expander_row_get_icon_name(adwExpanderRowPointer))
    }
    set {
      adw_expander_row_set_icon_name(adwExpanderRowPointer, newValue)
    }
  }

  /// [`adw_expander_row_get_show_enable_switch()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.get_show_enable_switch.html),
  /// [`adw_expander_row_set_show_enable_switch()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.set_show_enable_switch.html)
  public var showEnableSwitch: Bool {
    get {
      adw_expander_row_get_show_enable_switch(adwExpanderRowPointer) != 0
    }
    set {
      adw_expander_row_set_show_enable_switch(adwExpanderRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_expander_row_get_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.get_subtitle.html),
  /// [`adw_expander_row_set_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.set_subtitle.html)
  public var subtitle: String {
    get {
      swiftString(adw_expander_row_get_subtitle(adwExpanderRowPointer))
    }
    set {
      adw_expander_row_set_subtitle(adwExpanderRowPointer, newValue)
    }
  }
}

extension AdwExpanderRow {
  /// [`adw_expander_row_add_action()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_action.html)
  public func addAction(_ widget: Widget) {
    adw_expander_row_add_action(adwExpanderRowPointer, widget.widgetPointer)
  }

  /// [`adw_expander_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_prefix.html)
  public func addPrefix(_ widget: Widget) {
    adw_expander_row_add_prefix(adwExpanderRowPointer, widget.widgetPointer)
  }

  /// [`adw_expander_row_add_row()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_row.html)
  public func addRow(_ child: Widget) {
    adw_expander_row_add_row(adwExpanderRowPointer, child.widgetPointer)
  }

  /// [`adw_expander_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.remove.html)
  public func remove(_ child: Widget) {
    adw_expander_row_remove(adwExpanderRowPointer, child.widgetPointer)
  }
}
#endif
