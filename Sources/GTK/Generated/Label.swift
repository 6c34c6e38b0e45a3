#if GTK
import CGTK

/// [`GtkLabel`](https://docs.gtk.org/gtk4/class.Label.html)
open class Label: Widget {
  /// `pointer`, as the functions of `GtkLabel` take it.
  public var labelPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_label_get_type() }

  /// [`gtk_label_new()`](https://docs.gtk.org/gtk4/ctor.Label.new.html)
  public convenience init(_ str: String? = nil) {
    let made = constructed(gtk_label_new(str), by: "gtk_label_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_label_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Label.new_with_mnemonic.html)
  public convenience init(mnemonic str: String?) {
    let made = constructed(gtk_label_new_with_mnemonic(str), by: "gtk_label_new_with_mnemonic")
    self.init(raw: made, transfer: .none)
  }
}

extension Label {
  /// [`gtk_label_get_ellipsize()`](https://docs.gtk.org/gtk4/method.Label.get_ellipsize.html),
  /// [`gtk_label_set_ellipsize()`](https://docs.gtk.org/gtk4/method.Label.set_ellipsize.html)
  public var ellipsize: EllipsizeMode {
    get {
      EllipsizeMode(gtk_label_get_ellipsize(labelPointer))
    }
    set {
      gtk_label_set_ellipsize(labelPointer, newValue.cValue)
    }
  }

  /// [`gtk_label_get_extra_menu()`](https://docs.gtk.org/gtk4/method.Label.get_extra_menu.html),
  /// [`gtk_label_set_extra_menu()`](https://docs.gtk.org/gtk4/method.Label.set_extra_menu.html)
  public var extraMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_label_get_extra_menu(labelPointer))
    }
    set {
      gtk_label_set_extra_menu(labelPointer, newValue?.menuModelPointer)
    }
  }

  /// [`gtk_label_get_justify()`](https://docs.gtk.org/gtk4/method.Label.get_justify.html),
  /// [`gtk_label_set_justify()`](https://docs.gtk.org/gtk4/method.Label.set_justify.html)
  public var justify: Justification {
    get {
      Justification(gtk_label_get_justify(labelPointer))
    }
    set {
      gtk_label_set_justify(labelPointer, newValue.cValue)
    }
  }

  /// [`gtk_label_get_label()`](https://docs.gtk.org/gtk4/method.Label.get_label.html),
  /// [`gtk_label_set_label()`](https://docs.gtk.org/gtk4/method.Label.set_label.html)
  public var label: String {
    get {
      swiftString(gtk_label_get_label(labelPointer))
    }
    set {
      gtk_label_set_label(labelPointer, newValue)
    }
  }

  /// [`gtk_label_get_lines()`](https://docs.gtk.org/gtk4/method.Label.get_lines.html),
  /// [`gtk_label_set_lines()`](https://docs.gtk.org/gtk4/method.Label.set_lines.html)
  public var lines: Int {
    get {
      Int(gtk_label_get_lines(labelPointer))
    }
    set {
      gtk_label_set_lines(labelPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_label_get_max_width_chars()`](https://docs.gtk.org/gtk4/method.Label.get_max_width_chars.html),
  /// [`gtk_label_set_max_width_chars()`](https://docs.gtk.org/gtk4/method.Label.set_max_width_chars.html)
  public var maxWidthChars: Int {
    get {
      Int(gtk_label_get_max_width_chars(labelPointer))
    }
    set {
      gtk_label_set_max_width_chars(labelPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_label_get_mnemonic_keyval()`](https://docs.gtk.org/gtk4/method.Label.get_mnemonic_keyval.html)
  public var mnemonicKeyval: UInt {
    UInt(gtk_label_get_mnemonic_keyval(labelPointer))
  }

  /// [`gtk_label_get_mnemonic_widget()`](https://docs.gtk.org/gtk4/method.Label.get_mnemonic_widget.html),
  /// [`gtk_label_set_mnemonic_widget()`](https://docs.gtk.org/gtk4/method.Label.set_mnemonic_widget.html)
  public var mnemonicWidget: Widget? {
    get {
      Widget.wrap(gtk_label_get_mnemonic_widget(labelPointer))
    }
    set {
      gtk_label_set_mnemonic_widget(labelPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_label_get_natural_wrap_mode()`](https://docs.gtk.org/gtk4/method.Label.get_natural_wrap_mode.html),
  /// [`gtk_label_set_natural_wrap_mode()`](https://docs.gtk.org/gtk4/method.Label.set_natural_wrap_mode.html)
  public var naturalWrapMode: NaturalWrapMode {
    get {
      NaturalWrapMode(gtk_label_get_natural_wrap_mode(labelPointer))
    }
    set {
      gtk_label_set_natural_wrap_mode(labelPointer, newValue.cValue)
    }
  }

  /// [`gtk_label_get_selectable()`](https://docs.gtk.org/gtk4/method.Label.get_selectable.html),
  /// [`gtk_label_set_selectable()`](https://docs.gtk.org/gtk4/method.Label.set_selectable.html)
  public var selectable: Bool {
    get {
      gtk_label_get_selectable(labelPointer) != 0
    }
    set {
      gtk_label_set_selectable(labelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_label_get_single_line_mode()`](https://docs.gtk.org/gtk4/method.Label.get_single_line_mode.html),
  /// [`gtk_label_set_single_line_mode()`](https://docs.gtk.org/gtk4/method.Label.set_single_line_mode.html)
  public var singleLineMode: Bool {
    get {
      gtk_label_get_single_line_mode(labelPointer) != 0
    }
    set {
      gtk_label_set_single_line_mode(labelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_label_get_use_markup()`](https://docs.gtk.org/gtk4/method.Label.get_use_markup.html),
  /// [`gtk_label_set_use_markup()`](https://docs.gtk.org/gtk4/method.Label.set_use_markup.html)
  public var useMarkup: Bool {
    get {
      gtk_label_get_use_markup(labelPointer) != 0
    }
    set {
      gtk_label_set_use_markup(labelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_label_get_use_underline()`](https://docs.gtk.org/gtk4/method.Label.get_use_underline.html),
  /// [`gtk_label_set_use_underline()`](https://docs.gtk.org/gtk4/method.Label.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_label_get_use_underline(labelPointer) != 0
    }
    set {
      gtk_label_set_use_underline(labelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_label_get_width_chars()`](https://docs.gtk.org/gtk4/method.Label.get_width_chars.html),
  /// [`gtk_label_set_width_chars()`](https://docs.gtk.org/gtk4/method.Label.set_width_chars.html)
  public var widthChars: Int {
    get {
      Int(gtk_label_get_width_chars(labelPointer))
    }
    set {
      gtk_label_set_width_chars(labelPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_label_get_wrap()`](https://docs.gtk.org/gtk4/method.Label.get_wrap.html),
  /// [`gtk_label_set_wrap()`](https://docs.gtk.org/gtk4/method.Label.set_wrap.html)
  public var wrap: Bool {
    get {
      gtk_label_get_wrap(labelPointer) != 0
    }
    set {
      gtk_label_set_wrap(labelPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_label_get_wrap_mode()`](https://docs.gtk.org/gtk4/method.Label.get_wrap_mode.html),
  /// [`gtk_label_set_wrap_mode()`](https://docs.gtk.org/gtk4/method.Label.set_wrap_mode.html)
  public var wrapMode: LineWrapMode {
    get {
      LineWrapMode(gtk_label_get_wrap_mode(labelPointer))
    }
    set {
      gtk_label_set_wrap_mode(labelPointer, newValue.cValue)
    }
  }

  /// [`gtk_label_get_xalign()`](https://docs.gtk.org/gtk4/method.Label.get_xalign.html),
  /// [`gtk_label_set_xalign()`](https://docs.gtk.org/gtk4/method.Label.set_xalign.html)
  public var xalign: Float {
    get {
      gtk_label_get_xalign(labelPointer)
    }
    set {
      gtk_label_set_xalign(labelPointer, newValue)
    }
  }

  /// [`gtk_label_get_yalign()`](https://docs.gtk.org/gtk4/method.Label.get_yalign.html),
  /// [`gtk_label_set_yalign()`](https://docs.gtk.org/gtk4/method.Label.set_yalign.html)
  public var yalign: Float {
    get {
      gtk_label_get_yalign(labelPointer)
    }
    set {
      gtk_label_set_yalign(labelPointer, newValue)
    }
  }

  /// [`gtk_label_get_current_uri()`](https://docs.gtk.org/gtk4/method.Label.get_current_uri.html)
  public var currentUri: String? {
    optionalSwiftString(gtk_label_get_current_uri(labelPointer))
  }

  /// [`gtk_label_get_layout()`](https://docs.gtk.org/gtk4/method.Label.get_layout.html)
  public var layout: PangoLayout? {
    PangoLayout.wrap(gtk_label_get_layout(labelPointer))
  }

  /// [`gtk_label_get_text()`](https://docs.gtk.org/gtk4/method.Label.get_text.html),
  /// [`gtk_label_set_text()`](https://docs.gtk.org/gtk4/method.Label.set_text.html)
  public var text: String {
    get {
      swiftString(gtk_label_get_text(labelPointer))
    }
    set {
      gtk_label_set_text(labelPointer, newValue)
    }
  }
}

extension Label {
  /// [`gtk_label_select_region()`](https://docs.gtk.org/gtk4/method.Label.select_region.html)
  public func selectRegion(_ startOffset: Int, endOffset: Int) {
    gtk_label_select_region(labelPointer, gint(clamping: startOffset), gint(clamping: endOffset))
  }

  /// [`gtk_label_set_markup()`](https://docs.gtk.org/gtk4/method.Label.set_markup.html)
  public func setMarkup(_ str: String) {
    gtk_label_set_markup(labelPointer, str)
  }

  /// [`gtk_label_set_markup_with_mnemonic()`](https://docs.gtk.org/gtk4/method.Label.set_markup_with_mnemonic.html)
  public func setMarkupWithMnemonic(_ str: String) {
    gtk_label_set_markup_with_mnemonic(labelPointer, str)
  }

  /// [`gtk_label_set_text_with_mnemonic()`](https://docs.gtk.org/gtk4/method.Label.set_text_with_mnemonic.html)
  public func setTextWithMnemonic(_ str: String) {
    gtk_label_set_text_with_mnemonic(labelPointer, str)
  }
}

extension Label {
  /// [`GtkLabel::activate-current-link`](https://docs.gtk.org/gtk4/signal.Label.activate-current-link.html)
  @discardableResult
  public func onActivateCurrentLink(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-current-link", handler)
  }

  /// [`GtkLabel::activate-link`](https://docs.gtk.org/gtk4/signal.Label.activate-link.html)
  @discardableResult
  public func onActivateLink(_ handler: @escaping (String) -> Bool) -> SignalConnection {
    connect(
      "activate-link",
      returning: { arguments in
        handler(arguments.value(0) ?? "")
      })
  }

  /// [`GtkLabel::copy-clipboard`](https://docs.gtk.org/gtk4/signal.Label.copy-clipboard.html)
  @discardableResult
  public func onCopyClipboard(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("copy-clipboard", handler)
  }

  /// [`GtkLabel::move-cursor`](https://docs.gtk.org/gtk4/signal.Label.move-cursor.html)
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
}
#endif
