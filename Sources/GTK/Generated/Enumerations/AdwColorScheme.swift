#if GTK
import CGTK

/// [`AdwColorScheme`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ColorScheme.html)
nonisolated public enum AdwColorScheme: UInt32, CaseIterable, CEnumeration {
  /// `ADW_COLOR_SCHEME_DEFAULT`
  case `default` = 0
  /// `ADW_COLOR_SCHEME_FORCE_LIGHT`
  case forceLight = 1
  /// `ADW_COLOR_SCHEME_PREFER_LIGHT`
  case preferLight = 2
  /// `ADW_COLOR_SCHEME_PREFER_DARK`
  case preferDark = 3
  /// `ADW_COLOR_SCHEME_FORCE_DARK`
  case forceDark = 4

  /// A value of a later release, that is not known here, becomes ``default``.
  public init(_ value: CGTK.AdwColorScheme) {
    self = AdwColorScheme(rawValue: value.rawValue) ?? .`default`
  }

  /// For calls into C.
  public var cValue: CGTK.AdwColorScheme { CGTK.AdwColorScheme(rawValue) }
}

extension AdwColorScheme: ValueConvertible {}
#endif
