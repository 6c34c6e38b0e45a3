#if GTK
import CGTK

/// [`GtkPolicyType`](https://docs.gtk.org/gtk4/enum.PolicyType.html)
nonisolated public enum PolicyType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_POLICY_ALWAYS`
  case always = 0
  /// `GTK_POLICY_AUTOMATIC`
  case automatic = 1
  /// `GTK_POLICY_NEVER`
  case never = 2
  /// `GTK_POLICY_EXTERNAL`
  case external = 3

  /// A value of a later release, that is not known here, becomes `always`.
  public init(_ value: GtkPolicyType) {
    self = PolicyType(rawValue: value.rawValue) ?? .always
  }

  /// For calls into C.
  public var cValue: GtkPolicyType { GtkPolicyType(rawValue) }
}

extension PolicyType: ValueConvertible {}
#endif
