#if GTK
import CGTK

/// [`PangoDirection`](https://docs.gtk.org/Pango/enum.Direction.html)
nonisolated public enum PangoDirection: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_DIRECTION_LTR`
  case ltr = 0
  /// `PANGO_DIRECTION_RTL`
  case rtl = 1
  /// `PANGO_DIRECTION_TTB_LTR`
  case ttbLtr = 2
  /// `PANGO_DIRECTION_TTB_RTL`
  case ttbRtl = 3
  /// `PANGO_DIRECTION_WEAK_LTR`
  case weakLtr = 4
  /// `PANGO_DIRECTION_WEAK_RTL`
  case weakRtl = 5
  /// `PANGO_DIRECTION_NEUTRAL`
  case neutral = 6

  /// A value of a later release, that is not known here, becomes `ltr`.
  public init(_ value: CGTK.PangoDirection) {
    self = PangoDirection(rawValue: value.rawValue) ?? .ltr
  }

  /// For calls into C.
  public var cValue: CGTK.PangoDirection { CGTK.PangoDirection(rawValue) }
}

extension PangoDirection: ValueConvertible {}
#endif
