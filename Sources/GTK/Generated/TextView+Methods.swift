#if GTK
import CGTK

extension TextView {
  /// [`gtk_text_view_add_overlay()`](https://docs.gtk.org/gtk4/method.TextView.add_overlay.html)
  public func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(
      textViewPointer, child.widgetPointer, gint(clamping: xpos), gint(clamping: ypos))
  }

  /// [`gtk_text_view_get_gutter()`](https://docs.gtk.org/gtk4/method.TextView.get_gutter.html)
  @discardableResult
  public func getGutter(_ win: TextWindowType) -> Widget? {
    Widget.wrap(gtk_text_view_get_gutter(textViewPointer, win.cValue))
  }

  /// [`gtk_text_view_move_overlay()`](https://docs.gtk.org/gtk4/method.TextView.move_overlay.html)
  public func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(
      textViewPointer, child.widgetPointer, gint(clamping: xpos), gint(clamping: ypos))
  }

  /// [`gtk_text_view_place_cursor_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.place_cursor_onscreen.html)
  @discardableResult
  public func placeCursorOnscreen() -> Bool {
    gtk_text_view_place_cursor_onscreen(textViewPointer) != 0
  }

  /// [`gtk_text_view_remove()`](https://docs.gtk.org/gtk4/method.TextView.remove.html)
  public func remove(_ child: Widget) {
    gtk_text_view_remove(textViewPointer, child.widgetPointer)
  }

  /// [`gtk_text_view_reset_cursor_blink()`](https://docs.gtk.org/gtk4/method.TextView.reset_cursor_blink.html)
  public func resetCursorBlink() {
    gtk_text_view_reset_cursor_blink(textViewPointer)
  }

  /// [`gtk_text_view_reset_im_context()`](https://docs.gtk.org/gtk4/method.TextView.reset_im_context.html)
  public func resetImContext() {
    gtk_text_view_reset_im_context(textViewPointer)
  }

  /// [`gtk_text_view_set_gutter()`](https://docs.gtk.org/gtk4/method.TextView.set_gutter.html)
  public func setGutter(_ win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(textViewPointer, win.cValue, widget?.widgetPointer)
  }
}
#endif
