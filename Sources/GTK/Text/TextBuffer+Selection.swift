#if GTK
import CGTK

extension TextBuffer {
  /// The selected characters, counted as Unicode scalars; empty at the cursor when none are. A
  /// range past the end of the text is cut.
  public var selectedRange: Swift.Range<Int> {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_selection_bounds(textBufferPointer, &start, &end)
      let first = Int(gtk_text_iter_get_offset(&start))
      return first..<max(first, Int(gtk_text_iter_get_offset(&end)))
    }
    set {
      var start = GtkTextIter()
      var end = GtkTextIter()
      let length = Int(gtk_text_buffer_get_char_count(textBufferPointer))
      gtk_text_buffer_get_iter_at_offset(
        textBufferPointer, &start, gint(clamping: min(newValue.lowerBound, length)))
      gtk_text_buffer_get_iter_at_offset(
        textBufferPointer, &end, gint(clamping: min(newValue.upperBound, length)))
      // The cursor is at the end of what is selected.
      gtk_text_buffer_select_range(textBufferPointer, &end, &start)
    }
  }
}
#endif
