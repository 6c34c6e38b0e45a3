#if GTK
import CGTK

/// [`GtkTextExtendSelection`](https://docs.gtk.org/gtk4/enum.TextExtendSelection.html)
nonisolated public enum TextExtendSelection: UInt32, CaseIterable, CEnumeration {
  /// `GTK_TEXT_EXTEND_SELECTION_WORD`
  case word = 0
  /// `GTK_TEXT_EXTEND_SELECTION_LINE`
  case line = 1

  /// A value of a later release, that is not known here, becomes `word`.
  public init(_ value: GtkTextExtendSelection) {
    self = TextExtendSelection(rawValue: value.rawValue) ?? .word
  }

  /// For calls into C.
  public var cValue: GtkTextExtendSelection { GtkTextExtendSelection(rawValue) }
}

extension TextExtendSelection: ValueConvertible {}
#endif
