#if GTK
import CGTK

/// [`GtkIconLookupFlags`](https://docs.gtk.org/gtk4/flags.IconLookupFlags.html)
nonisolated public struct IconLookupFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkIconLookupFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkIconLookupFlags { GtkIconLookupFlags(rawValue) }

  /// `GTK_ICON_LOOKUP_FORCE_REGULAR`
  public static let forceRegular = IconLookupFlags(rawValue: 1)

  /// `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`
  public static let forceSymbolic = IconLookupFlags(rawValue: 2)

  /// `GTK_ICON_LOOKUP_PRELOAD`
  public static let preload = IconLookupFlags(rawValue: 4)
}

extension IconLookupFlags: ValueConvertible {}
#endif
