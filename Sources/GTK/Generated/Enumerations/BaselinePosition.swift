#if GTK
import CGTK

/// [`GtkBaselinePosition`](https://docs.gtk.org/gtk4/enum.BaselinePosition.html)
nonisolated public enum BaselinePosition: UInt32, CaseIterable, CEnumeration {
  /// `GTK_BASELINE_POSITION_TOP`
  case top = 0
  /// `GTK_BASELINE_POSITION_CENTER`
  case center = 1
  /// `GTK_BASELINE_POSITION_BOTTOM`
  case bottom = 2

  /// A value of a later release, that is not known here, becomes `top`.
  public init(_ value: GtkBaselinePosition) {
    self = BaselinePosition(rawValue: value.rawValue) ?? .top
  }

  /// For calls into C.
  public var cValue: GtkBaselinePosition { GtkBaselinePosition(rawValue) }
}

extension BaselinePosition: ValueConvertible {}
#endif
