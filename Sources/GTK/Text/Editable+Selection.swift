#if GTK
import CGTK

extension Editable {
  /// The selected characters, counted as Unicode scalars; nil when none are.
  public var selectedRange: Swift.Range<Int>? {
    get {
      var start: gint = 0
      var end: gint = 0
      guard gtk_editable_get_selection_bounds(editablePointer, &start, &end) != 0, start <= end
      else { return nil }
      return Int(start)..<Int(end)
    }
    set {
      let start = gint(clamping: newValue?.lowerBound ?? Int(position))
      let end = gint(clamping: newValue?.upperBound ?? Int(position))
      gtk_editable_select_region(editablePointer, start, end)
    }
  }

  /// Inserts text at a position, counted in Unicode scalars; -1 appends.
  public func insertText(_ text: String, at position: Int) {
    var cPosition = gint(clamping: position)
    gtk_editable_insert_text(editablePointer, text, -1, &cPosition)
  }

  /// The widget that really edits, such as the `Text` inside of an `Entry`: the one that has the
  /// focus.
  public var delegate: (any Editable)? {
    Object.find(gtk_editable_get_delegate(editablePointer), as: (any Editable).self)
  }
}
#endif
