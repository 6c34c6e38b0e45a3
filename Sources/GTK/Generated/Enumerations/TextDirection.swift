#if GTK
import CGTK

/// [`GtkTextDirection`](https://docs.gtk.org/gtk4/enum.TextDirection.html)
nonisolated public enum TextDirection: UInt32, CaseIterable, CEnumeration {
  /// `GTK_TEXT_DIR_NONE`
  case none = 0
  /// `GTK_TEXT_DIR_LTR`
  case ltr = 1
  /// `GTK_TEXT_DIR_RTL`
  case rtl = 2

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkTextDirection) {
    self = TextDirection(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkTextDirection { GtkTextDirection(rawValue) }
}

extension TextDirection: ValueConvertible {}
#endif
