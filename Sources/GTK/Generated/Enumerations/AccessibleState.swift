#if GTK
import CGTK

/// [`GtkAccessibleState`](https://docs.gtk.org/gtk4/enum.AccessibleState.html)
nonisolated public enum AccessibleState: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ACCESSIBLE_STATE_BUSY`
  case busy = 0
  /// `GTK_ACCESSIBLE_STATE_CHECKED`
  case checked = 1
  /// `GTK_ACCESSIBLE_STATE_DISABLED`
  case disabled = 2
  /// `GTK_ACCESSIBLE_STATE_EXPANDED`
  case expanded = 3
  /// `GTK_ACCESSIBLE_STATE_HIDDEN`
  case hidden = 4
  /// `GTK_ACCESSIBLE_STATE_INVALID`
  case invalid = 5
  /// `GTK_ACCESSIBLE_STATE_PRESSED`
  case pressed = 6
  /// `GTK_ACCESSIBLE_STATE_SELECTED`
  case selected = 7

  /// A value of a later release, that is not known here, becomes `busy`.
  public init(_ value: GtkAccessibleState) {
    self = AccessibleState(rawValue: value.rawValue) ?? .busy
  }

  /// For calls into C.
  public var cValue: GtkAccessibleState { GtkAccessibleState(rawValue) }
}

extension AccessibleState: ValueConvertible {}
#endif
