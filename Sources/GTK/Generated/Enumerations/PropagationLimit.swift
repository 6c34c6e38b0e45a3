#if GTK
import CGTK

/// [`GtkPropagationLimit`](https://docs.gtk.org/gtk4/enum.PropagationLimit.html)
nonisolated public enum PropagationLimit: UInt32, CaseIterable, CEnumeration {
  /// `GTK_LIMIT_NONE`
  case none = 0
  /// `GTK_LIMIT_SAME_NATIVE`
  case sameNative = 1

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkPropagationLimit) {
    self = PropagationLimit(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkPropagationLimit { GtkPropagationLimit(rawValue) }
}

extension PropagationLimit: ValueConvertible {}
#endif
