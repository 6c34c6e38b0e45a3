#if GTK
import CGTK

/// [`AdwActionRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ActionRow.html)
open class AdwActionRow: AdwPreferencesRow {
  /// `pointer`, as the functions of `AdwActionRow` take it.
  public var adwActionRowPointer: UnsafeMutablePointer<CGTK.AdwActionRow> {
    pointer.assumingMemoryBound(to: CGTK.AdwActionRow.self)
  }

  open override class var gType: GType { adw_action_row_get_type() }

  /// [`adw_action_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ActionRow.new.html)
  public convenience init() {
    let made = constructed(adw_action_row_new(), by: "adw_action_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwActionRow {
  /// [`adw_action_row_get_activatable_widget()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.get_activatable_widget.html),
  /// [`adw_action_row_set_activatable_widget()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.set_activatable_widget.html)
  public var activatableWidget: Widget? {
    get {
      Widget.wrap(adw_action_row_get_activatable_widget(adwActionRowPointer))
    }
    set {
      adw_action_row_set_activatable_widget(adwActionRowPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_action_row_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.get_icon_name.html),
  /// [`adw_action_row_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_action_row_get_icon_name(adwActionRowPointer))
    }
    set {
      adw_action_row_set_icon_name(adwActionRowPointer, newValue)
    }
  }

  /// [`adw_action_row_get_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.get_subtitle.html),
  /// [`adw_action_row_set_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.set_subtitle.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var subtitle: String? {
    get {
      optionalSwiftString(adw_action_row_get_subtitle(adwActionRowPointer))
    }
    set {
      if let newValue {
        adw_action_row_set_subtitle(adwActionRowPointer, newValue)
      }
    }
  }

  /// [`adw_action_row_get_subtitle_lines()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.get_subtitle_lines.html),
  /// [`adw_action_row_set_subtitle_lines()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.set_subtitle_lines.html)
  public var subtitleLines: Int {
    get {
      Int(adw_action_row_get_subtitle_lines(adwActionRowPointer))
    }
    set {
      adw_action_row_set_subtitle_lines(adwActionRowPointer, gint(clamping: newValue))
    }
  }

  /// [`adw_action_row_get_title_lines()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.get_title_lines.html),
  /// [`adw_action_row_set_title_lines()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.set_title_lines.html)
  public var titleLines: Int {
    get {
      Int(adw_action_row_get_title_lines(adwActionRowPointer))
    }
    set {
      adw_action_row_set_title_lines(adwActionRowPointer, gint(clamping: newValue))
    }
  }
}

extension AdwActionRow {
  /// [`adw_action_row_activate()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.activate.html)
  public func adwActionRowActivate() {
    adw_action_row_activate(adwActionRowPointer)
  }

  /// [`adw_action_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.add_prefix.html)
  public func addPrefix(_ widget: Widget) {
    adw_action_row_add_prefix(adwActionRowPointer, widget.widgetPointer)
  }

  /// [`adw_action_row_add_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.add_suffix.html)
  public func addSuffix(_ widget: Widget) {
    adw_action_row_add_suffix(adwActionRowPointer, widget.widgetPointer)
  }

  /// [`adw_action_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.remove.html)
  public func remove(_ widget: Widget) {
    adw_action_row_remove(adwActionRowPointer, widget.widgetPointer)
  }
}

extension AdwActionRow {
  /// [`AdwActionRow::activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.ActionRow.activated.html)
  @discardableResult
  public func onActivated(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activated", handler)
  }
}
#endif
