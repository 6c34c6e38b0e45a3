#if GTK
import CGTK

/// [`GtkOrientation`](https://docs.gtk.org/gtk4/enum.Orientation.html)
nonisolated public enum Orientation: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ORIENTATION_HORIZONTAL`
  case horizontal = 0
  /// `GTK_ORIENTATION_VERTICAL`
  case vertical = 1

  /// A value of a later release, that is not known here, becomes `horizontal`.
  public init(_ value: GtkOrientation) {
    self = Orientation(rawValue: value.rawValue) ?? .horizontal
  }

  /// For calls into C.
  public var cValue: GtkOrientation { GtkOrientation(rawValue) }
}

extension Orientation: ValueConvertible {}
#endif
