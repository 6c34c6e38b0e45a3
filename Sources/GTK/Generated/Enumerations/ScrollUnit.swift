#if GTK
import CGTK

/// [`GdkScrollUnit`](https://docs.gtk.org/gdk4/enum.ScrollUnit.html)
nonisolated public enum ScrollUnit: UInt32, CaseIterable, CEnumeration {
  /// `GDK_SCROLL_UNIT_WHEEL`
  case wheel = 0
  /// `GDK_SCROLL_UNIT_SURFACE`
  case surface = 1

  /// A value of a later release, that is not known here, becomes `wheel`.
  public init(_ value: GdkScrollUnit) {
    self = ScrollUnit(rawValue: value.rawValue) ?? .wheel
  }

  /// For calls into C.
  public var cValue: GdkScrollUnit { GdkScrollUnit(rawValue) }
}

extension ScrollUnit: ValueConvertible {}
#endif
