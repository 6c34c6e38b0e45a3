#if GTK
import CGTK

/// [`GtkSpinButtonUpdatePolicy`](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html)
nonisolated public enum SpinButtonUpdatePolicy: UInt32, CaseIterable, CEnumeration {
  /// `GTK_UPDATE_ALWAYS`
  case always = 0
  /// `GTK_UPDATE_IF_VALID`
  case ifValid = 1

  /// A value of a later release, that is not known here, becomes `always`.
  public init(_ value: GtkSpinButtonUpdatePolicy) {
    self = SpinButtonUpdatePolicy(rawValue: value.rawValue) ?? .always
  }

  /// For calls into C.
  public var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue) }
}

extension SpinButtonUpdatePolicy: ValueConvertible {}
#endif
