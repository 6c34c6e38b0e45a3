#if GTK
import CGTK

/// [`PangoGravityHint`](https://docs.gtk.org/Pango/enum.GravityHint.html)
nonisolated public enum GravityHint: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_GRAVITY_HINT_NATURAL`
  case natural = 0
  /// `PANGO_GRAVITY_HINT_STRONG`
  case strong = 1
  /// `PANGO_GRAVITY_HINT_LINE`
  case line = 2

  /// A value of a later release, that is not known here, becomes `natural`.
  public init(_ value: PangoGravityHint) {
    self = GravityHint(rawValue: value.rawValue) ?? .natural
  }

  /// For calls into C.
  public var cValue: PangoGravityHint { PangoGravityHint(rawValue) }
}

extension GravityHint: ValueConvertible {}
#endif
