#if GTK
import CGTK

/// [`GtkDirectionType`](https://docs.gtk.org/gtk4/enum.DirectionType.html)
nonisolated public enum DirectionType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_DIR_TAB_FORWARD`
  case tabForward = 0
  /// `GTK_DIR_TAB_BACKWARD`
  case tabBackward = 1
  /// `GTK_DIR_UP`
  case up = 2
  /// `GTK_DIR_DOWN`
  case down = 3
  /// `GTK_DIR_LEFT`
  case left = 4
  /// `GTK_DIR_RIGHT`
  case right = 5

  /// A value of a later release, that is not known here, becomes `tabForward`.
  public init(_ value: GtkDirectionType) {
    self = DirectionType(rawValue: value.rawValue) ?? .tabForward
  }

  /// For calls into C.
  public var cValue: GtkDirectionType { GtkDirectionType(rawValue) }
}

extension DirectionType: ValueConvertible {}
#endif
