#if GTK
import CGTK

/// [`GtkText`](https://docs.gtk.org/gtk4/class.Text.html)
open class Text: Widget, Editable {
  /// `pointer`, as the functions of `GtkText` take it.
  public var textPointer: UnsafeMutablePointer<GtkText> {
    pointer.assumingMemoryBound(to: GtkText.self)
  }

  open override class var gType: GType { gtk_text_get_type() }

  /// [`gtk_text_new()`](https://docs.gtk.org/gtk4/ctor.Text.new.html)
  public convenience init() {
    let made = constructed(gtk_text_new(), by: "gtk_text_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_text_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Text.new_with_buffer.html)
  public convenience init(buffer: EntryBuffer) {
    let made = constructed(
      gtk_text_new_with_buffer(buffer.entryBufferPointer), by: "gtk_text_new_with_buffer")
    self.init(raw: made, transfer: .none)
  }
}

extension Text {
  /// [`gtk_text_get_activates_default()`](https://docs.gtk.org/gtk4/method.Text.get_activates_default.html),
  /// [`gtk_text_set_activates_default()`](https://docs.gtk.org/gtk4/method.Text.set_activates_default.html)
  public var activatesDefault: Bool {
    get {
      gtk_text_get_activates_default(textPointer) != 0
    }
    set {
      gtk_text_set_activates_default(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_get_buffer()`](https://docs.gtk.org/gtk4/method.Text.get_buffer.html),
  /// [`gtk_text_set_buffer()`](https://docs.gtk.org/gtk4/method.Text.set_buffer.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var buffer: EntryBuffer? {
    get {
      EntryBuffer.wrap(gtk_text_get_buffer(textPointer))
    }
    set {
      if let newValue {
        gtk_text_set_buffer(textPointer, newValue.entryBufferPointer)
      }
    }
  }

  /// [`gtk_text_get_enable_emoji_completion()`](https://docs.gtk.org/gtk4/method.Text.get_enable_emoji_completion.html),
  /// [`gtk_text_set_enable_emoji_completion()`](https://docs.gtk.org/gtk4/method.Text.set_enable_emoji_completion.html)
  public var enableEmojiCompletion: Bool {
    get {
      gtk_text_get_enable_emoji_completion(textPointer) != 0
    }
    set {
      gtk_text_set_enable_emoji_completion(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_get_extra_menu()`](https://docs.gtk.org/gtk4/method.Text.get_extra_menu.html),
  /// [`gtk_text_set_extra_menu()`](https://docs.gtk.org/gtk4/method.Text.set_extra_menu.html)
  public var extraMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_text_get_extra_menu(textPointer))
    }
    set {
      gtk_text_set_extra_menu(textPointer, newValue?.menuModelPointer)
    }
  }

  /// [`GtkText:im-module`](https://docs.gtk.org/gtk4/property.Text.im-module.html)
  public var imModule: String? {
    get {
      property("im-module")
    }
    set {
      setProperty("im-module", newValue)
    }
  }

  /// [`gtk_text_get_input_hints()`](https://docs.gtk.org/gtk4/method.Text.get_input_hints.html),
  /// [`gtk_text_set_input_hints()`](https://docs.gtk.org/gtk4/method.Text.set_input_hints.html)
  public var inputHints: InputHints {
    get {
      InputHints(gtk_text_get_input_hints(textPointer))
    }
    set {
      gtk_text_set_input_hints(textPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_get_input_purpose()`](https://docs.gtk.org/gtk4/method.Text.get_input_purpose.html),
  /// [`gtk_text_set_input_purpose()`](https://docs.gtk.org/gtk4/method.Text.set_input_purpose.html)
  public var inputPurpose: InputPurpose {
    get {
      InputPurpose(gtk_text_get_input_purpose(textPointer))
    }
    set {
      gtk_text_set_input_purpose(textPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_get_invisible_char()`](https://docs.gtk.org/gtk4/method.Text.get_invisible_char.html),
  /// [`gtk_text_set_invisible_char()`](https://docs.gtk.org/gtk4/method.Text.set_invisible_char.html)
  public var invisibleChar: UInt {
    get {
      UInt(gtk_text_get_invisible_char(textPointer))
    }
    set {
      gtk_text_set_invisible_char(textPointer, gunichar(clamping: newValue))
    }
  }

  /// [`GtkText:invisible-char-set`](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html)
  public var invisibleCharSet: Bool {
    get {
      property("invisible-char-set") ?? false
    }
    set {
      setProperty("invisible-char-set", newValue)
    }
  }

  /// [`gtk_text_get_max_length()`](https://docs.gtk.org/gtk4/method.Text.get_max_length.html),
  /// [`gtk_text_set_max_length()`](https://docs.gtk.org/gtk4/method.Text.set_max_length.html)
  public var maxLength: Int {
    get {
      Int(gtk_text_get_max_length(textPointer))
    }
    set {
      gtk_text_set_max_length(textPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_get_overwrite_mode()`](https://docs.gtk.org/gtk4/method.Text.get_overwrite_mode.html),
  /// [`gtk_text_set_overwrite_mode()`](https://docs.gtk.org/gtk4/method.Text.set_overwrite_mode.html)
  public var overwriteMode: Bool {
    get {
      gtk_text_get_overwrite_mode(textPointer) != 0
    }
    set {
      gtk_text_set_overwrite_mode(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_get_placeholder_text()`](https://docs.gtk.org/gtk4/method.Text.get_placeholder_text.html),
  /// [`gtk_text_set_placeholder_text()`](https://docs.gtk.org/gtk4/method.Text.set_placeholder_text.html)
  public var placeholderText: String? {
    get {
      optionalSwiftString(gtk_text_get_placeholder_text(textPointer))
    }
    set {
      gtk_text_set_placeholder_text(textPointer, newValue)
    }
  }

  /// [`gtk_text_get_propagate_text_width()`](https://docs.gtk.org/gtk4/method.Text.get_propagate_text_width.html),
  /// [`gtk_text_set_propagate_text_width()`](https://docs.gtk.org/gtk4/method.Text.set_propagate_text_width.html)
  public var propagateTextWidth: Bool {
    get {
      gtk_text_get_propagate_text_width(textPointer) != 0
    }
    set {
      gtk_text_set_propagate_text_width(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkText:scroll-offset`](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html)
  public var scrollOffset: Int {
    property("scroll-offset") ?? 0
  }

  /// [`gtk_text_get_truncate_multiline()`](https://docs.gtk.org/gtk4/method.Text.get_truncate_multiline.html),
  /// [`gtk_text_set_truncate_multiline()`](https://docs.gtk.org/gtk4/method.Text.set_truncate_multiline.html)
  public var truncateMultiline: Bool {
    get {
      gtk_text_get_truncate_multiline(textPointer) != 0
    }
    set {
      gtk_text_set_truncate_multiline(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_get_visibility()`](https://docs.gtk.org/gtk4/method.Text.get_visibility.html),
  /// [`gtk_text_set_visibility()`](https://docs.gtk.org/gtk4/method.Text.set_visibility.html)
  public var visibility: Bool {
    get {
      gtk_text_get_visibility(textPointer) != 0
    }
    set {
      gtk_text_set_visibility(textPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_get_text_length()`](https://docs.gtk.org/gtk4/method.Text.get_text_length.html)
  public var textLength: UInt {
    UInt(gtk_text_get_text_length(textPointer))
  }
}

extension Text {
  /// [`gtk_text_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Text.grab_focus_without_selecting.html)
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    gtk_text_grab_focus_without_selecting(textPointer) != 0
  }

  /// [`gtk_text_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Text.unset_invisible_char.html)
  public func unsetInvisibleChar() {
    gtk_text_unset_invisible_char(textPointer)
  }
}

extension Text {
  /// [`GtkText::activate`](https://docs.gtk.org/gtk4/signal.Text.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkText::backspace`](https://docs.gtk.org/gtk4/signal.Text.backspace.html)
  @discardableResult
  public func onBackspace(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("backspace", handler)
  }

  /// [`GtkText::copy-clipboard`](https://docs.gtk.org/gtk4/signal.Text.copy-clipboard.html)
  @discardableResult
  public func onCopyClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("copy-clipboard", handler)
  }

  /// [`GtkText::cut-clipboard`](https://docs.gtk.org/gtk4/signal.Text.cut-clipboard.html)
  @discardableResult
  public func onCutClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("cut-clipboard", handler)
  }

  /// [`GtkText::delete-from-cursor`](https://docs.gtk.org/gtk4/signal.Text.delete-from-cursor.html)
  @discardableResult
  public func onDeleteFromCursor(_ handler: @escaping (DeleteType, Int) -> Void) -> SignalConnection
  {
    connect("delete-from-cursor") { arguments in
      handler(arguments.value(0) ?? .chars, arguments.value(1) ?? 0)
    }
  }

  /// [`GtkText::insert-at-cursor`](https://docs.gtk.org/gtk4/signal.Text.insert-at-cursor.html)
  @discardableResult
  public func onInsertAtCursor(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("insert-at-cursor") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }

  /// [`GtkText::insert-emoji`](https://docs.gtk.org/gtk4/signal.Text.insert-emoji.html)
  @discardableResult
  public func onInsertEmoji(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("insert-emoji", handler)
  }

  /// [`GtkText::move-cursor`](https://docs.gtk.org/gtk4/signal.Text.move-cursor.html)
  @discardableResult
  public func onMoveCursor(_ handler: @escaping (MovementStep, Int, Bool) -> Void)
    -> SignalConnection
  {
    connect("move-cursor") { arguments in
      handler(
        arguments.value(0) ?? .logicalPositions, arguments.value(1) ?? 0,
        arguments.value(2) ?? false)
    }
  }

  /// [`GtkText::paste-clipboard`](https://docs.gtk.org/gtk4/signal.Text.paste-clipboard.html)
  @discardableResult
  public func onPasteClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("paste-clipboard", handler)
  }

  /// [`GtkText::preedit-changed`](https://docs.gtk.org/gtk4/signal.Text.preedit-changed.html)
  @discardableResult
  public func onPreeditChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("preedit-changed") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }

  /// [`GtkText::toggle-overwrite`](https://docs.gtk.org/gtk4/signal.Text.toggle-overwrite.html)
  @discardableResult
  public func onToggleOverwrite(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("toggle-overwrite", handler)
  }
}
#endif
