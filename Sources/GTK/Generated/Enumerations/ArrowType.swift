#if GTK
import CGTK

/// [`GtkArrowType`](https://docs.gtk.org/gtk4/enum.ArrowType.html)
nonisolated public enum ArrowType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ARROW_UP`
  case up = 0
  /// `GTK_ARROW_DOWN`
  case down = 1
  /// `GTK_ARROW_LEFT`
  case left = 2
  /// `GTK_ARROW_RIGHT`
  case right = 3
  /// `GTK_ARROW_NONE`
  case none = 4

  /// A value of a later release, that is not known here, becomes `up`.
  public init(_ value: GtkArrowType) {
    self = ArrowType(rawValue: value.rawValue) ?? .up
  }

  /// For calls into C.
  public var cValue: GtkArrowType { GtkArrowType(rawValue) }
}

extension ArrowType: ValueConvertible {}
#endif
