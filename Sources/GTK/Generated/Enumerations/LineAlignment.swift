#if GTK
import CGTK

/// [`PangoAlignment`](https://docs.gtk.org/Pango/enum.Alignment.html)
nonisolated public enum LineAlignment: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_ALIGN_LEFT`
  case left = 0
  /// `PANGO_ALIGN_CENTER`
  case center = 1
  /// `PANGO_ALIGN_RIGHT`
  case right = 2

  /// A value of a later release, that is not known here, becomes `left`.
  public init(_ value: PangoAlignment) {
    self = LineAlignment(rawValue: value.rawValue) ?? .left
  }

  /// For calls into C.
  public var cValue: PangoAlignment { PangoAlignment(rawValue) }
}

extension LineAlignment: ValueConvertible {}
#endif
