#if GTK
import CGTK

/// [`GtkDeleteType`](https://docs.gtk.org/gtk4/enum.DeleteType.html)
nonisolated public enum DeleteType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_DELETE_CHARS`
  case chars = 0
  /// `GTK_DELETE_WORD_ENDS`
  case wordEnds = 1
  /// `GTK_DELETE_WORDS`
  case words = 2
  /// `GTK_DELETE_DISPLAY_LINES`
  case displayLines = 3
  /// `GTK_DELETE_DISPLAY_LINE_ENDS`
  case displayLineEnds = 4
  /// `GTK_DELETE_PARAGRAPH_ENDS`
  case paragraphEnds = 5
  /// `GTK_DELETE_PARAGRAPHS`
  case paragraphs = 6
  /// `GTK_DELETE_WHITESPACE`
  case whitespace = 7

  /// A value of a later release, that is not known here, becomes `chars`.
  public init(_ value: GtkDeleteType) {
    self = DeleteType(rawValue: value.rawValue) ?? .chars
  }

  /// For calls into C.
  public var cValue: GtkDeleteType { GtkDeleteType(rawValue) }
}

extension DeleteType: ValueConvertible {}
#endif
