#if GTK
import CGTK

/// [`AdwEntryRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.EntryRow.html)
open class AdwEntryRow: AdwPreferencesRow, Editable {
  /// `pointer`, as the functions of `AdwEntryRow` take it.
  public var adwEntryRowPointer: UnsafeMutablePointer<CGTK.AdwEntryRow> {
    pointer.assumingMemoryBound(to: CGTK.AdwEntryRow.self)
  }

  open override class var gType: GType { adw_entry_row_get_type() }

  /// [`adw_entry_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.EntryRow.new.html)
  public convenience init() {
    let made = constructed(adw_entry_row_new(), by: "adw_entry_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwEntryRow {
  /// [`adw_entry_row_get_activates_default()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.get_activates_default.html),
  /// [`adw_entry_row_set_activates_default()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.set_activates_default.html)
  public var activatesDefault: Bool {
    get {
      adw_entry_row_get_activates_default(adwEntryRowPointer) != 0
    }
    set {
      adw_entry_row_set_activates_default(adwEntryRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_entry_row_get_enable_emoji_completion()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.get_enable_emoji_completion.html),
  /// [`adw_entry_row_set_enable_emoji_completion()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.set_enable_emoji_completion.html)
  public var enableEmojiCompletion: Bool {
    get {
      adw_entry_row_get_enable_emoji_completion(adwEntryRowPointer) != 0
    }
    set {
      adw_entry_row_set_enable_emoji_completion(adwEntryRowPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_entry_row_get_input_hints()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.get_input_hints.html),
  /// [`adw_entry_row_set_input_hints()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.set_input_hints.html)
  public var inputHints: InputHints {
    get {
      InputHints(adw_entry_row_get_input_hints(adwEntryRowPointer))
    }
    set {
      adw_entry_row_set_input_hints(adwEntryRowPointer, newValue.cValue)
    }
  }

  /// [`adw_entry_row_get_input_purpose()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.get_input_purpose.html),
  /// [`adw_entry_row_set_input_purpose()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.set_input_purpose.html)
  public var inputPurpose: InputPurpose {
    get {
      InputPurpose(adw_entry_row_get_input_purpose(adwEntryRowPointer))
    }
    set {
      adw_entry_row_set_input_purpose(adwEntryRowPointer, newValue.cValue)
    }
  }

  /// [`adw_entry_row_get_show_apply_button()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.get_show_apply_button.html),
  /// [`adw_entry_row_set_show_apply_button()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.set_show_apply_button.html)
  public var showApplyButton: Bool {
    get {
      adw_entry_row_get_show_apply_button(adwEntryRowPointer) != 0
    }
    set {
      adw_entry_row_set_show_apply_button(adwEntryRowPointer, newValue ? 1 : 0)
    }
  }
}

extension AdwEntryRow {
  /// [`adw_entry_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.add_prefix.html)
  public func addPrefix(_ widget: Widget) {
    adw_entry_row_add_prefix(adwEntryRowPointer, widget.widgetPointer)
  }

  /// [`adw_entry_row_add_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.add_suffix.html)
  public func addSuffix(_ widget: Widget) {
    adw_entry_row_add_suffix(adwEntryRowPointer, widget.widgetPointer)
  }

  /// [`adw_entry_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.remove.html)
  public func remove(_ widget: Widget) {
    adw_entry_row_remove(adwEntryRowPointer, widget.widgetPointer)
  }
}

extension AdwEntryRow {
  /// [`AdwEntryRow::apply`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.EntryRow.apply.html)
  @discardableResult
  public func onApply(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("apply", handler)
  }

  /// [`AdwEntryRow::entry-activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.EntryRow.entry-activated.html)
  @discardableResult
  public func onEntryActivated(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("entry-activated", handler)
  }
}
#endif
