#if GTK
import CGTK

/// [`GtkCornerType`](https://docs.gtk.org/gtk4/enum.CornerType.html)
nonisolated public enum CornerType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_CORNER_TOP_LEFT`
  case topLeft = 0
  /// `GTK_CORNER_BOTTOM_LEFT`
  case bottomLeft = 1
  /// `GTK_CORNER_TOP_RIGHT`
  case topRight = 2
  /// `GTK_CORNER_BOTTOM_RIGHT`
  case bottomRight = 3

  /// A value of a later release, that is not known here, becomes `topLeft`.
  public init(_ value: GtkCornerType) {
    self = CornerType(rawValue: value.rawValue) ?? .topLeft
  }

  /// For calls into C.
  public var cValue: GtkCornerType { GtkCornerType(rawValue) }
}

extension CornerType: ValueConvertible {}
#endif
