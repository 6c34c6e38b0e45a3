#if GTK
import CGTK

extension TextView {
  /// [`gtk_text_view_get_accepts_tab()`](https://docs.gtk.org/gtk4/method.TextView.get_accepts_tab.html),
  /// [`gtk_text_view_set_accepts_tab()`](https://docs.gtk.org/gtk4/method.TextView.set_accepts_tab.html)
  public var acceptsTab: Bool {
    get {
      gtk_text_view_get_accepts_tab(textViewPointer) != 0
    }
    set {
      gtk_text_view_set_accepts_tab(textViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_view_get_bottom_margin()`](https://docs.gtk.org/gtk4/method.TextView.get_bottom_margin.html),
  /// [`gtk_text_view_set_bottom_margin()`](https://docs.gtk.org/gtk4/method.TextView.set_bottom_margin.html)
  public var bottomMargin: Int {
    get {
      Int(gtk_text_view_get_bottom_margin(textViewPointer))
    }
    set {
      gtk_text_view_set_bottom_margin(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_buffer()`](https://docs.gtk.org/gtk4/method.TextView.get_buffer.html),
  /// [`gtk_text_view_set_buffer()`](https://docs.gtk.org/gtk4/method.TextView.set_buffer.html)
  public var buffer: TextBuffer? {
    get {
      TextBuffer.wrap(gtk_text_view_get_buffer(textViewPointer))
    }
    set {
      gtk_text_view_set_buffer(textViewPointer, newValue?.textBufferPointer)
    }
  }

  /// [`gtk_text_view_get_cursor_visible()`](https://docs.gtk.org/gtk4/method.TextView.get_cursor_visible.html),
  /// [`gtk_text_view_set_cursor_visible()`](https://docs.gtk.org/gtk4/method.TextView.set_cursor_visible.html)
  public var cursorVisible: Bool {
    get {
      gtk_text_view_get_cursor_visible(textViewPointer) != 0
    }
    set {
      gtk_text_view_set_cursor_visible(textViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_view_get_editable()`](https://docs.gtk.org/gtk4/method.TextView.get_editable.html),
  /// [`gtk_text_view_set_editable()`](https://docs.gtk.org/gtk4/method.TextView.set_editable.html)
  public var editable: Bool {
    get {
      gtk_text_view_get_editable(textViewPointer) != 0
    }
    set {
      gtk_text_view_set_editable(textViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_view_get_extra_menu()`](https://docs.gtk.org/gtk4/method.TextView.get_extra_menu.html),
  /// [`gtk_text_view_set_extra_menu()`](https://docs.gtk.org/gtk4/method.TextView.set_extra_menu.html)
  public var extraMenu: MenuModel? {
    get {
      MenuModel.wrap(gtk_text_view_get_extra_menu(textViewPointer))
    }
    set {
      gtk_text_view_set_extra_menu(textViewPointer, newValue?.menuModelPointer)
    }
  }

  /// [`GtkTextView:im-module`](https://docs.gtk.org/gtk4/property.TextView.im-module.html)
  public var imModule: String? {
    get {
      property("im-module")
    }
    set {
      setProperty("im-module", newValue)
    }
  }

  /// [`gtk_text_view_get_indent()`](https://docs.gtk.org/gtk4/method.TextView.get_indent.html),
  /// [`gtk_text_view_set_indent()`](https://docs.gtk.org/gtk4/method.TextView.set_indent.html)
  public var indent: Int {
    get {
      Int(gtk_text_view_get_indent(textViewPointer))
    }
    set {
      gtk_text_view_set_indent(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_input_hints()`](https://docs.gtk.org/gtk4/method.TextView.get_input_hints.html),
  /// [`gtk_text_view_set_input_hints()`](https://docs.gtk.org/gtk4/method.TextView.set_input_hints.html)
  public var inputHints: InputHints {
    get {
      InputHints(gtk_text_view_get_input_hints(textViewPointer))
    }
    set {
      gtk_text_view_set_input_hints(textViewPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_view_get_input_purpose()`](https://docs.gtk.org/gtk4/method.TextView.get_input_purpose.html),
  /// [`gtk_text_view_set_input_purpose()`](https://docs.gtk.org/gtk4/method.TextView.set_input_purpose.html)
  public var inputPurpose: InputPurpose {
    get {
      InputPurpose(gtk_text_view_get_input_purpose(textViewPointer))
    }
    set {
      gtk_text_view_set_input_purpose(textViewPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_view_get_justification()`](https://docs.gtk.org/gtk4/method.TextView.get_justification.html),
  /// [`gtk_text_view_set_justification()`](https://docs.gtk.org/gtk4/method.TextView.set_justification.html)
  public var justification: Justification {
    get {
      Justification(gtk_text_view_get_justification(textViewPointer))
    }
    set {
      gtk_text_view_set_justification(textViewPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_view_get_left_margin()`](https://docs.gtk.org/gtk4/method.TextView.get_left_margin.html),
  /// [`gtk_text_view_set_left_margin()`](https://docs.gtk.org/gtk4/method.TextView.set_left_margin.html)
  public var leftMargin: Int {
    get {
      Int(gtk_text_view_get_left_margin(textViewPointer))
    }
    set {
      gtk_text_view_set_left_margin(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_monospace()`](https://docs.gtk.org/gtk4/method.TextView.get_monospace.html),
  /// [`gtk_text_view_set_monospace()`](https://docs.gtk.org/gtk4/method.TextView.set_monospace.html)
  public var monospace: Bool {
    get {
      gtk_text_view_get_monospace(textViewPointer) != 0
    }
    set {
      gtk_text_view_set_monospace(textViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_view_get_overwrite()`](https://docs.gtk.org/gtk4/method.TextView.get_overwrite.html),
  /// [`gtk_text_view_set_overwrite()`](https://docs.gtk.org/gtk4/method.TextView.set_overwrite.html)
  public var overwrite: Bool {
    get {
      gtk_text_view_get_overwrite(textViewPointer) != 0
    }
    set {
      gtk_text_view_set_overwrite(textViewPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_text_view_get_pixels_above_lines()`](https://docs.gtk.org/gtk4/method.TextView.get_pixels_above_lines.html),
  /// [`gtk_text_view_set_pixels_above_lines()`](https://docs.gtk.org/gtk4/method.TextView.set_pixels_above_lines.html)
  public var pixelsAboveLines: Int {
    get {
      Int(gtk_text_view_get_pixels_above_lines(textViewPointer))
    }
    set {
      gtk_text_view_set_pixels_above_lines(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_pixels_below_lines()`](https://docs.gtk.org/gtk4/method.TextView.get_pixels_below_lines.html),
  /// [`gtk_text_view_set_pixels_below_lines()`](https://docs.gtk.org/gtk4/method.TextView.set_pixels_below_lines.html)
  public var pixelsBelowLines: Int {
    get {
      Int(gtk_text_view_get_pixels_below_lines(textViewPointer))
    }
    set {
      gtk_text_view_set_pixels_below_lines(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_pixels_inside_wrap()`](https://docs.gtk.org/gtk4/method.TextView.get_pixels_inside_wrap.html),
  /// [`gtk_text_view_set_pixels_inside_wrap()`](https://docs.gtk.org/gtk4/method.TextView.set_pixels_inside_wrap.html)
  public var pixelsInsideWrap: Int {
    get {
      Int(gtk_text_view_get_pixels_inside_wrap(textViewPointer))
    }
    set {
      gtk_text_view_set_pixels_inside_wrap(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_right_margin()`](https://docs.gtk.org/gtk4/method.TextView.get_right_margin.html),
  /// [`gtk_text_view_set_right_margin()`](https://docs.gtk.org/gtk4/method.TextView.set_right_margin.html)
  public var rightMargin: Int {
    get {
      Int(gtk_text_view_get_right_margin(textViewPointer))
    }
    set {
      gtk_text_view_set_right_margin(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_top_margin()`](https://docs.gtk.org/gtk4/method.TextView.get_top_margin.html),
  /// [`gtk_text_view_set_top_margin()`](https://docs.gtk.org/gtk4/method.TextView.set_top_margin.html)
  public var topMargin: Int {
    get {
      Int(gtk_text_view_get_top_margin(textViewPointer))
    }
    set {
      gtk_text_view_set_top_margin(textViewPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_text_view_get_wrap_mode()`](https://docs.gtk.org/gtk4/method.TextView.get_wrap_mode.html),
  /// [`gtk_text_view_set_wrap_mode()`](https://docs.gtk.org/gtk4/method.TextView.set_wrap_mode.html)
  public var wrapMode: WrapMode {
    get {
      WrapMode(gtk_text_view_get_wrap_mode(textViewPointer))
    }
    set {
      gtk_text_view_set_wrap_mode(textViewPointer, newValue.cValue)
    }
  }

  /// [`gtk_text_view_get_ltr_context()`](https://docs.gtk.org/gtk4/method.TextView.get_ltr_context.html)
  public var ltrContext: PangoContext? {
    PangoContext.wrap(gtk_text_view_get_ltr_context(textViewPointer))
  }

  /// [`gtk_text_view_get_rtl_context()`](https://docs.gtk.org/gtk4/method.TextView.get_rtl_context.html)
  public var rtlContext: PangoContext? {
    PangoContext.wrap(gtk_text_view_get_rtl_context(textViewPointer))
  }
}
#endif
