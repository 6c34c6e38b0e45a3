#if GTK
import CGTK

/// [`PangoEllipsizeMode`](https://docs.gtk.org/Pango/enum.EllipsizeMode.html)
nonisolated public enum EllipsizeMode: UInt32, CaseIterable, CEnumeration {
  /// `PANGO_ELLIPSIZE_NONE`
  case none = 0
  /// `PANGO_ELLIPSIZE_START`
  case start = 1
  /// `PANGO_ELLIPSIZE_MIDDLE`
  case middle = 2
  /// `PANGO_ELLIPSIZE_END`
  case end = 3

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: PangoEllipsizeMode) {
    self = EllipsizeMode(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: PangoEllipsizeMode { PangoEllipsizeMode(rawValue) }
}

extension EllipsizeMode: ValueConvertible {}
#endif
