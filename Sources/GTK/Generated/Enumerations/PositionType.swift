#if GTK
import CGTK

/// [`GtkPositionType`](https://docs.gtk.org/gtk4/enum.PositionType.html)
nonisolated public enum PositionType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_POS_LEFT`
  case left = 0
  /// `GTK_POS_RIGHT`
  case right = 1
  /// `GTK_POS_TOP`
  case top = 2
  /// `GTK_POS_BOTTOM`
  case bottom = 3

  /// A value of a later release, that is not known here, becomes `left`.
  public init(_ value: GtkPositionType) {
    self = PositionType(rawValue: value.rawValue) ?? .left
  }

  /// For calls into C.
  public var cValue: GtkPositionType { GtkPositionType(rawValue) }
}

extension PositionType: ValueConvertible {}
#endif
