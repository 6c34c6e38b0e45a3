#if GTK
import CGTK

/// [`AdwCenteringPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.CenteringPolicy.html)
nonisolated public enum AdwCenteringPolicy: UInt32, CaseIterable, CEnumeration {
  /// `ADW_CENTERING_POLICY_LOOSE`
  case loose = 0
  /// `ADW_CENTERING_POLICY_STRICT`
  case strict = 1

  /// A value of a later release, that is not known here, becomes `loose`.
  public init(_ value: CGTK.AdwCenteringPolicy) {
    self = AdwCenteringPolicy(rawValue: value.rawValue) ?? .loose
  }

  /// For calls into C.
  public var cValue: CGTK.AdwCenteringPolicy { CGTK.AdwCenteringPolicy(rawValue) }
}

extension AdwCenteringPolicy: ValueConvertible {}
#endif
