#if GTK
import CGTK

/// [`PangoLayout`](https://docs.gtk.org/Pango/class.Layout.html)
open class PangoLayout: Object {
  /// `pointer`, as the functions of `PangoLayout` take it.
  public var pangoLayoutPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { pango_layout_get_type() }

  /// [`pango_layout_new()`](https://docs.gtk.org/Pango/ctor.Layout.new.html)
  public convenience init(context: PangoContext) {
    let made = constructed(pango_layout_new(context.pangoContextPointer), by: "pango_layout_new")
    self.init(raw: made, transfer: .full)
  }
}

extension PangoLayout {
  /// [`pango_layout_get_alignment()`](https://docs.gtk.org/Pango/method.Layout.get_alignment.html),
  /// [`pango_layout_set_alignment()`](https://docs.gtk.org/Pango/method.Layout.set_alignment.html)
  public var alignment: LineAlignment {
    get {
      LineAlignment(pango_layout_get_alignment(pangoLayoutPointer))
    }
    set {
      pango_layout_set_alignment(pangoLayoutPointer, newValue.cValue)
    }
  }

  /// [`pango_layout_get_auto_dir()`](https://docs.gtk.org/Pango/method.Layout.get_auto_dir.html),
  /// [`pango_layout_set_auto_dir()`](https://docs.gtk.org/Pango/method.Layout.set_auto_dir.html)
  public var autoDir: Bool {
    get {
      pango_layout_get_auto_dir(pangoLayoutPointer) != 0
    }
    set {
      pango_layout_set_auto_dir(pangoLayoutPointer, newValue ? 1 : 0)
    }
  }

  /// [`pango_layout_get_baseline()`](https://docs.gtk.org/Pango/method.Layout.get_baseline.html)
  public var baseline: Int {
    Int(pango_layout_get_baseline(pangoLayoutPointer))
  }

  /// [`pango_layout_get_character_count()`](https://docs.gtk.org/Pango/method.Layout.get_character_count.html)
  public var characterCount: Int {
    Int(pango_layout_get_character_count(pangoLayoutPointer))
  }

  /// [`pango_layout_get_context()`](https://docs.gtk.org/Pango/method.Layout.get_context.html)
  public var context: PangoContext? {
    PangoContext.wrap(pango_layout_get_context(pangoLayoutPointer))
  }

  /// [`pango_layout_get_ellipsize()`](https://docs.gtk.org/Pango/method.Layout.get_ellipsize.html),
  /// [`pango_layout_set_ellipsize()`](https://docs.gtk.org/Pango/method.Layout.set_ellipsize.html)
  public var ellipsize: EllipsizeMode {
    get {
      EllipsizeMode(pango_layout_get_ellipsize(pangoLayoutPointer))
    }
    set {
      pango_layout_set_ellipsize(pangoLayoutPointer, newValue.cValue)
    }
  }

  /// [`pango_layout_get_height()`](https://docs.gtk.org/Pango/method.Layout.get_height.html),
  /// [`pango_layout_set_height()`](https://docs.gtk.org/Pango/method.Layout.set_height.html)
  public var height: Int {
    get {
      Int(pango_layout_get_height(pangoLayoutPointer))
    }
    set {
      pango_layout_set_height(pangoLayoutPointer, gint(clamping: newValue))
    }
  }

  /// [`pango_layout_get_indent()`](https://docs.gtk.org/Pango/method.Layout.get_indent.html),
  /// [`pango_layout_set_indent()`](https://docs.gtk.org/Pango/method.Layout.set_indent.html)
  public var indent: Int {
    get {
      Int(pango_layout_get_indent(pangoLayoutPointer))
    }
    set {
      pango_layout_set_indent(pangoLayoutPointer, gint(clamping: newValue))
    }
  }

  /// [`pango_layout_get_justify()`](https://docs.gtk.org/Pango/method.Layout.get_justify.html),
  /// [`pango_layout_set_justify()`](https://docs.gtk.org/Pango/method.Layout.set_justify.html)
  public var justify: Bool {
    get {
      pango_layout_get_justify(pangoLayoutPointer) != 0
    }
    set {
      pango_layout_set_justify(pangoLayoutPointer, newValue ? 1 : 0)
    }
  }

  /// [`pango_layout_get_justify_last_line()`](https://docs.gtk.org/Pango/method.Layout.get_justify_last_line.html),
  /// [`pango_layout_set_justify_last_line()`](https://docs.gtk.org/Pango/method.Layout.set_justify_last_line.html)
  public var justifyLastLine: Bool {
    get {
      pango_layout_get_justify_last_line(pangoLayoutPointer) != 0
    }
    set {
      pango_layout_set_justify_last_line(pangoLayoutPointer, newValue ? 1 : 0)
    }
  }

  /// [`pango_layout_get_line_count()`](https://docs.gtk.org/Pango/method.Layout.get_line_count.html)
  public var lineCount: Int {
    Int(pango_layout_get_line_count(pangoLayoutPointer))
  }

  /// [`pango_layout_get_line_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_line_spacing.html),
  /// [`pango_layout_set_line_spacing()`](https://docs.gtk.org/Pango/method.Layout.set_line_spacing.html)
  public var lineSpacing: Float {
    get {
      pango_layout_get_line_spacing(pangoLayoutPointer)
    }
    set {
      pango_layout_set_line_spacing(pangoLayoutPointer, newValue)
    }
  }

  /// [`pango_layout_get_serial()`](https://docs.gtk.org/Pango/method.Layout.get_serial.html)
  public var serial: UInt {
    UInt(pango_layout_get_serial(pangoLayoutPointer))
  }

  /// [`pango_layout_get_single_paragraph_mode()`](https://docs.gtk.org/Pango/method.Layout.get_single_paragraph_mode.html),
  /// [`pango_layout_set_single_paragraph_mode()`](https://docs.gtk.org/Pango/method.Layout.set_single_paragraph_mode.html)
  public var singleParagraphMode: Bool {
    get {
      pango_layout_get_single_paragraph_mode(pangoLayoutPointer) != 0
    }
    set {
      pango_layout_set_single_paragraph_mode(pangoLayoutPointer, newValue ? 1 : 0)
    }
  }

  /// [`pango_layout_get_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_spacing.html),
  /// [`pango_layout_set_spacing()`](https://docs.gtk.org/Pango/method.Layout.set_spacing.html)
  public var spacing: Int {
    get {
      Int(pango_layout_get_spacing(pangoLayoutPointer))
    }
    set {
      pango_layout_set_spacing(pangoLayoutPointer, gint(clamping: newValue))
    }
  }

  /// [`pango_layout_get_text()`](https://docs.gtk.org/Pango/method.Layout.get_text.html)
  public var text: String {
    swiftString(pango_layout_get_text(pangoLayoutPointer))
  }

  /// [`pango_layout_get_unknown_glyphs_count()`](https://docs.gtk.org/Pango/method.Layout.get_unknown_glyphs_count.html)
  public var unknownGlyphsCount: Int {
    Int(pango_layout_get_unknown_glyphs_count(pangoLayoutPointer))
  }

  /// [`pango_layout_get_width()`](https://docs.gtk.org/Pango/method.Layout.get_width.html),
  /// [`pango_layout_set_width()`](https://docs.gtk.org/Pango/method.Layout.set_width.html)
  public var width: Int {
    get {
      Int(pango_layout_get_width(pangoLayoutPointer))
    }
    set {
      pango_layout_set_width(pangoLayoutPointer, gint(clamping: newValue))
    }
  }

  /// [`pango_layout_get_wrap()`](https://docs.gtk.org/Pango/method.Layout.get_wrap.html),
  /// [`pango_layout_set_wrap()`](https://docs.gtk.org/Pango/method.Layout.set_wrap.html)
  public var wrap: LineWrapMode {
    get {
      LineWrapMode(pango_layout_get_wrap(pangoLayoutPointer))
    }
    set {
      pango_layout_set_wrap(pangoLayoutPointer, newValue.cValue)
    }
  }

  /// [`pango_layout_is_ellipsized()`](https://docs.gtk.org/Pango/method.Layout.is_ellipsized.html)
  public var isEllipsized: Bool {
    pango_layout_is_ellipsized(pangoLayoutPointer) != 0
  }

  /// [`pango_layout_is_wrapped()`](https://docs.gtk.org/Pango/method.Layout.is_wrapped.html)
  public var isWrapped: Bool {
    pango_layout_is_wrapped(pangoLayoutPointer) != 0
  }
}

extension PangoLayout {
  /// [`pango_layout_context_changed()`](https://docs.gtk.org/Pango/method.Layout.context_changed.html)
  public func contextChanged() {
    pango_layout_context_changed(pangoLayoutPointer)
  }

  /// [`pango_layout_copy()`](https://docs.gtk.org/Pango/method.Layout.copy.html)
  @discardableResult
  public func copy() -> PangoLayout? {
    PangoLayout.wrap(pango_layout_copy(pangoLayoutPointer), transfer: .full)
  }

  /// [`pango_layout_get_direction()`](https://docs.gtk.org/Pango/method.Layout.get_direction.html)
  @discardableResult
  public func getDirection(_ index: Int) -> PangoDirection {
    PangoDirection(pango_layout_get_direction(pangoLayoutPointer, gint(clamping: index)))
  }

  /// [`pango_layout_set_markup()`](https://docs.gtk.org/Pango/method.Layout.set_markup.html)
  public func setMarkup(_ markup: String, length: Int) {
    pango_layout_set_markup(pangoLayoutPointer, markup, gint(clamping: length))
  }

  /// [`pango_layout_set_text()`](https://docs.gtk.org/Pango/method.Layout.set_text.html)
  public func setText(_ text: String, length: Int) {
    pango_layout_set_text(pangoLayoutPointer, text, gint(clamping: length))
  }
}
#endif
