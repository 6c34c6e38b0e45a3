#if GTK
import CGTK

/// [`AdwViewSwitcherPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ViewSwitcherPolicy.html)
nonisolated public enum AdwViewSwitcherPolicy: UInt32, CaseIterable, CEnumeration {
  /// `ADW_VIEW_SWITCHER_POLICY_NARROW`
  case narrow = 0
  /// `ADW_VIEW_SWITCHER_POLICY_WIDE`
  case wide = 1

  /// A value of a later release, that is not known here, becomes `narrow`.
  public init(_ value: CGTK.AdwViewSwitcherPolicy) {
    self = AdwViewSwitcherPolicy(rawValue: value.rawValue) ?? .narrow
  }

  /// For calls into C.
  public var cValue: CGTK.AdwViewSwitcherPolicy { CGTK.AdwViewSwitcherPolicy(rawValue) }
}

extension AdwViewSwitcherPolicy: ValueConvertible {}
#endif
