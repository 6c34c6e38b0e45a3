#if GTK
import CGTK

/// [`GtkSpinType`](https://docs.gtk.org/gtk4/enum.SpinType.html)
nonisolated public enum SpinType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SPIN_STEP_FORWARD`
  case stepForward = 0
  /// `GTK_SPIN_STEP_BACKWARD`
  case stepBackward = 1
  /// `GTK_SPIN_PAGE_FORWARD`
  case pageForward = 2
  /// `GTK_SPIN_PAGE_BACKWARD`
  case pageBackward = 3
  /// `GTK_SPIN_HOME`
  case home = 4
  /// `GTK_SPIN_END`
  case end = 5
  /// `GTK_SPIN_USER_DEFINED`
  case userDefined = 6

  /// A value of a later release, that is not known here, becomes `stepForward`.
  public init(_ value: GtkSpinType) {
    self = SpinType(rawValue: value.rawValue) ?? .stepForward
  }

  /// For calls into C.
  public var cValue: GtkSpinType { GtkSpinType(rawValue) }
}

extension SpinType: ValueConvertible {}
#endif
