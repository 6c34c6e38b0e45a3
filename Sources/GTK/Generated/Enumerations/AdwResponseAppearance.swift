#if GTK
import CGTK

/// [`AdwResponseAppearance`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ResponseAppearance.html)
nonisolated public enum AdwResponseAppearance: UInt32, CaseIterable, CEnumeration {
  /// `ADW_RESPONSE_DEFAULT`
  case `default` = 0
  /// `ADW_RESPONSE_SUGGESTED`
  case suggested = 1
  /// `ADW_RESPONSE_DESTRUCTIVE`
  case destructive = 2

  /// A value of a later release, that is not known here, becomes ``default``.
  public init(_ value: CGTK.AdwResponseAppearance) {
    self = AdwResponseAppearance(rawValue: value.rawValue) ?? .`default`
  }

  /// For calls into C.
  public var cValue: CGTK.AdwResponseAppearance { CGTK.AdwResponseAppearance(rawValue) }
}

extension AdwResponseAppearance: ValueConvertible {}
#endif
