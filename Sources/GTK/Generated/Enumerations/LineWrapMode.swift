#if GTK
import CGTK

/// [`PangoWrapMode`](https://docs.gtk.org/Pango/enum.WrapMode.html)
nonisolated public enum LineWrapMode: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_WRAP_WORD`
  case word = 0
  /// `PANGO_WRAP_CHAR`
  case char = 1
  /// `PANGO_WRAP_WORD_CHAR`
  case wordChar = 2

  /// A value of a later release, that is not known here, becomes `word`.
  public init(_ value: PangoWrapMode) {
    self = LineWrapMode(rawValue: value.rawValue) ?? .word
  }

  /// For calls into C.
  public var cValue: PangoWrapMode { PangoWrapMode(rawValue) }
}

extension LineWrapMode: ValueConvertible {}
#endif
