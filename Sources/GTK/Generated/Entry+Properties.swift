#if GTK
import CGTK

extension Entry {
  /// [`gtk_entry_get_activates_default()`](https://docs.gtk.org/gtk4/method.Entry.get_activates_default.html),
  /// [`gtk_entry_set_activates_default()`](https://docs.gtk.org/gtk4/method.Entry.set_activates_default.html)
  public var activatesDefault: Bool {
    get {
      gtk_entry_get_activates_default(entryPointer) != 0
    }
    set {
      gtk_entry_set_activates_default(entryPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_entry_get_buffer()`](https://docs.gtk.org/gtk4/method.Entry.get_buffer.html),
  /// [`gtk_entry_set_buffer()`](https://docs.gtk.org/gtk4/method.Entry.set_buffer.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var buffer: EntryBuffer? {
    get {
      EntryBuffer.wrap(gtk_entry_get_buffer(entryPointer))
    }
    set {
      if let newValue {
        gtk_entry_set_buffer(entryPointer, newValue.entryBufferPointer)
      }
    }
  }

  /// [`GtkEntry:enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html)
  public var enableEmojiCompletion: Bool {
    get {
      property("enable-emoji-completion") ?? false
    }
    set {
      setProperty("enable-emoji-completion", newValue)
    }
  }

  /// [`gtk_entry_get_extra_menu()`](https://docs.gtk.org/gtk4/method.Entry.get_extra_menu.html),
  /// [`gtk_entry_set_extra_menu()`](https://docs.gtk.org/gtk4/method.Entry.set_extra_menu.html)
  public var extraMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_entry_get_extra_menu(entryPointer))
    }
    set {
      gtk_entry_set_extra_menu(entryPointer, newValue?.menuModelPointer)
    }
  }

  /// [`gtk_entry_get_has_frame()`](https://docs.gtk.org/gtk4/method.Entry.get_has_frame.html),
  /// [`gtk_entry_set_has_frame()`](https://docs.gtk.org/gtk4/method.Entry.set_has_frame.html)
  public var hasFrame: Bool {
    get {
      gtk_entry_get_has_frame(entryPointer) != 0
    }
    set {
      gtk_entry_set_has_frame(entryPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkEntry:im-module`](https://docs.gtk.org/gtk4/property.Entry.im-module.html)
  public var imModule: String? {
    get {
      property("im-module")
    }
    set {
      setProperty("im-module", newValue)
    }
  }

  /// [`gtk_entry_get_input_hints()`](https://docs.gtk.org/gtk4/method.Entry.get_input_hints.html),
  /// [`gtk_entry_set_input_hints()`](https://docs.gtk.org/gtk4/method.Entry.set_input_hints.html)
  public var inputHints: InputHints {
    get {
      InputHints(gtk_entry_get_input_hints(entryPointer))
    }
    set {
      gtk_entry_set_input_hints(entryPointer, newValue.cValue)
    }
  }

  /// [`gtk_entry_get_input_purpose()`](https://docs.gtk.org/gtk4/method.Entry.get_input_purpose.html),
  /// [`gtk_entry_set_input_purpose()`](https://docs.gtk.org/gtk4/method.Entry.set_input_purpose.html)
  public var inputPurpose: InputPurpose {
    get {
      InputPurpose(gtk_entry_get_input_purpose(entryPointer))
    }
    set {
      gtk_entry_set_input_purpose(entryPointer, newValue.cValue)
    }
  }

  /// [`gtk_entry_get_invisible_char()`](https://docs.gtk.org/gtk4/method.Entry.get_invisible_char.html),
  /// [`gtk_entry_set_invisible_char()`](https://docs.gtk.org/gtk4/method.Entry.set_invisible_char.html)
  public var invisibleChar: UInt {
    get {
      UInt(gtk_entry_get_invisible_char(entryPointer))
    }
    set {
      gtk_entry_set_invisible_char(entryPointer, gunichar(clamping: newValue))
    }
  }

  /// [`GtkEntry:invisible-char-set`](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html)
  public var invisibleCharSet: Bool {
    get {
      property("invisible-char-set") ?? false
    }
    set {
      setProperty("invisible-char-set", newValue)
    }
  }

  /// [`gtk_entry_get_max_length()`](https://docs.gtk.org/gtk4/method.Entry.get_max_length.html),
  /// [`gtk_entry_set_max_length()`](https://docs.gtk.org/gtk4/method.Entry.set_max_length.html)
  public var maxLength: Int {
    get {
      Int(gtk_entry_get_max_length(entryPointer))
    }
    set {
      gtk_entry_set_max_length(entryPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_entry_get_overwrite_mode()`](https://docs.gtk.org/gtk4/method.Entry.get_overwrite_mode.html),
  /// [`gtk_entry_set_overwrite_mode()`](https://docs.gtk.org/gtk4/method.Entry.set_overwrite_mode.html)
  public var overwriteMode: Bool {
    get {
      gtk_entry_get_overwrite_mode(entryPointer) != 0
    }
    set {
      gtk_entry_set_overwrite_mode(entryPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_entry_get_placeholder_text()`](https://docs.gtk.org/gtk4/method.Entry.get_placeholder_text.html),
  /// [`gtk_entry_set_placeholder_text()`](https://docs.gtk.org/gtk4/method.Entry.set_placeholder_text.html)
  public var placeholderText: String? {
    get {
      optionalSwiftString(gtk_entry_get_placeholder_text(entryPointer))
    }
    set {
      gtk_entry_set_placeholder_text(entryPointer, newValue)
    }
  }

  /// [`GtkEntry:primary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
  public var primaryIconActivatable: Bool {
    get {
      property("primary-icon-activatable") ?? false
    }
    set {
      setProperty("primary-icon-activatable", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html)
  public var primaryIconGicon: (any Icon)? {
    get {
      objectProperty("primary-icon-gicon")
    }
    set {
      setObjectProperty("primary-icon-gicon", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html)
  public var primaryIconName: String? {
    get {
      property("primary-icon-name")
    }
    set {
      setProperty("primary-icon-name", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html)
  public var primaryIconPaintable: (any Paintable)? {
    get {
      objectProperty("primary-icon-paintable")
    }
    set {
      setObjectProperty("primary-icon-paintable", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html)
  public var primaryIconSensitive: Bool {
    get {
      property("primary-icon-sensitive") ?? false
    }
    set {
      setProperty("primary-icon-sensitive", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html)
  public var primaryIconStorageType: ImageType {
    property("primary-icon-storage-type") ?? .empty
  }

  /// [`GtkEntry:primary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html)
  public var primaryIconTooltipMarkup: String? {
    get {
      property("primary-icon-tooltip-markup")
    }
    set {
      setProperty("primary-icon-tooltip-markup", newValue)
    }
  }

  /// [`GtkEntry:primary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html)
  public var primaryIconTooltipText: String? {
    get {
      property("primary-icon-tooltip-text")
    }
    set {
      setProperty("primary-icon-tooltip-text", newValue)
    }
  }

  /// [`gtk_entry_get_progress_fraction()`](https://docs.gtk.org/gtk4/method.Entry.get_progress_fraction.html),
  /// [`gtk_entry_set_progress_fraction()`](https://docs.gtk.org/gtk4/method.Entry.set_progress_fraction.html)
  public var progressFraction: Double {
    get {
      gtk_entry_get_progress_fraction(entryPointer)
    }
    set {
      gtk_entry_set_progress_fraction(entryPointer, newValue)
    }
  }

  /// [`gtk_entry_get_progress_pulse_step()`](https://docs.gtk.org/gtk4/method.Entry.get_progress_pulse_step.html),
  /// [`gtk_entry_set_progress_pulse_step()`](https://docs.gtk.org/gtk4/method.Entry.set_progress_pulse_step.html)
  public var progressPulseStep: Double {
    get {
      gtk_entry_get_progress_pulse_step(entryPointer)
    }
    set {
      gtk_entry_set_progress_pulse_step(entryPointer, newValue)
    }
  }

  /// [`GtkEntry:scroll-offset`](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html)
  public var scrollOffset: Int {
    property("scroll-offset") ?? 0
  }

  /// [`GtkEntry:secondary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html)
  public var secondaryIconActivatable: Bool {
    get {
      property("secondary-icon-activatable") ?? false
    }
    set {
      setProperty("secondary-icon-activatable", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html)
  public var secondaryIconGicon: (any Icon)? {
    get {
      objectProperty("secondary-icon-gicon")
    }
    set {
      setObjectProperty("secondary-icon-gicon", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html)
  public var secondaryIconName: String? {
    get {
      property("secondary-icon-name")
    }
    set {
      setProperty("secondary-icon-name", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
  public var secondaryIconPaintable: (any Paintable)? {
    get {
      objectProperty("secondary-icon-paintable")
    }
    set {
      setObjectProperty("secondary-icon-paintable", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
  public var secondaryIconSensitive: Bool {
    get {
      property("secondary-icon-sensitive") ?? false
    }
    set {
      setProperty("secondary-icon-sensitive", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html)
  public var secondaryIconStorageType: ImageType {
    property("secondary-icon-storage-type") ?? .empty
  }

  /// [`GtkEntry:secondary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html)
  public var secondaryIconTooltipMarkup: String? {
    get {
      property("secondary-icon-tooltip-markup")
    }
    set {
      setProperty("secondary-icon-tooltip-markup", newValue)
    }
  }

  /// [`GtkEntry:secondary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html)
  public var secondaryIconTooltipText: String? {
    get {
      property("secondary-icon-tooltip-text")
    }
    set {
      setProperty("secondary-icon-tooltip-text", newValue)
    }
  }

  /// [`GtkEntry:show-emoji-icon`](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html)
  public var showEmojiIcon: Bool {
    get {
      property("show-emoji-icon") ?? false
    }
    set {
      setProperty("show-emoji-icon", newValue)
    }
  }

  /// [`gtk_entry_get_text_length()`](https://docs.gtk.org/gtk4/method.Entry.get_text_length.html)
  public var textLength: UInt {
    UInt(gtk_entry_get_text_length(entryPointer))
  }

  /// [`GtkEntry:truncate-multiline`](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html)
  public var truncateMultiline: Bool {
    get {
      property("truncate-multiline") ?? false
    }
    set {
      setProperty("truncate-multiline", newValue)
    }
  }

  /// [`gtk_entry_get_visibility()`](https://docs.gtk.org/gtk4/method.Entry.get_visibility.html),
  /// [`gtk_entry_set_visibility()`](https://docs.gtk.org/gtk4/method.Entry.set_visibility.html)
  public var visibility: Bool {
    get {
      gtk_entry_get_visibility(entryPointer) != 0
    }
    set {
      gtk_entry_set_visibility(entryPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_entry_get_alignment()`](https://docs.gtk.org/gtk4/method.Entry.get_alignment.html),
  /// [`gtk_entry_set_alignment()`](https://docs.gtk.org/gtk4/method.Entry.set_alignment.html)
  public var alignment: Float {
    get {
      gtk_entry_get_alignment(entryPointer)
    }
    set {
      gtk_entry_set_alignment(entryPointer, newValue)
    }
  }

  /// [`gtk_entry_get_current_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.get_current_icon_drag_source.html)
  public var currentIconDragSource: Int {
    Int(gtk_entry_get_current_icon_drag_source(entryPointer))
  }
}
#endif
