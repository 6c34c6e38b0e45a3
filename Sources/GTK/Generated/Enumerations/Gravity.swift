#if GTK
import CGTK

/// [`PangoGravity`](https://docs.gtk.org/Pango/enum.Gravity.html)
nonisolated public enum Gravity: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_GRAVITY_SOUTH`
  case south = 0
  /// `PANGO_GRAVITY_EAST`
  case east = 1
  /// `PANGO_GRAVITY_NORTH`
  case north = 2
  /// `PANGO_GRAVITY_WEST`
  case west = 3
  /// `PANGO_GRAVITY_AUTO`
  case auto = 4

  /// A value of a later release, that is not known here, becomes `south`.
  public init(_ value: PangoGravity) {
    self = Gravity(rawValue: value.rawValue) ?? .south
  }

  /// For calls into C.
  public var cValue: PangoGravity { PangoGravity(rawValue) }
}

extension Gravity: ValueConvertible {}
#endif
