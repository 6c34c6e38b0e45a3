#if GTK
import CGTK

/// [`GtkWrapMode`](https://docs.gtk.org/gtk4/enum.WrapMode.html)
nonisolated public enum WrapMode: UInt32, CaseIterable, CEnumeration {
  /// `GTK_WRAP_NONE`
  case none = 0
  /// `GTK_WRAP_CHAR`
  case char = 1
  /// `GTK_WRAP_WORD`
  case word = 2
  /// `GTK_WRAP_WORD_CHAR`
  case wordChar = 3

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkWrapMode) {
    self = WrapMode(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkWrapMode { GtkWrapMode(rawValue) }
}

extension WrapMode: ValueConvertible {}
#endif
