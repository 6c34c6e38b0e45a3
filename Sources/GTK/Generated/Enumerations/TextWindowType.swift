#if GTK
import CGTK

/// [`GtkTextWindowType`](https://docs.gtk.org/gtk4/enum.TextWindowType.html)
nonisolated public enum TextWindowType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_TEXT_WINDOW_WIDGET`
  case widget = 1
  /// `GTK_TEXT_WINDOW_TEXT`
  case text = 2
  /// `GTK_TEXT_WINDOW_LEFT`
  case left = 3
  /// `GTK_TEXT_WINDOW_RIGHT`
  case right = 4
  /// `GTK_TEXT_WINDOW_TOP`
  case top = 5
  /// `GTK_TEXT_WINDOW_BOTTOM`
  case bottom = 6

  /// A value of a later release, that is not known here, becomes `widget`.
  public init(_ value: GtkTextWindowType) {
    self = TextWindowType(rawValue: value.rawValue) ?? .widget
  }

  /// For calls into C.
  public var cValue: GtkTextWindowType { GtkTextWindowType(rawValue) }
}

extension TextWindowType: ValueConvertible {}
#endif
