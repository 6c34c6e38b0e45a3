#if GTK
import CGTK

/// [`GtkApplicationInhibitFlags`](https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html)
nonisolated public struct ApplicationInhibitFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkApplicationInhibitFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(rawValue) }

  /// `GTK_APPLICATION_INHIBIT_LOGOUT`
  public static let logout = ApplicationInhibitFlags(rawValue: 1)

  /// `GTK_APPLICATION_INHIBIT_SWITCH`
  public static let `switch` = ApplicationInhibitFlags(rawValue: 2)

  /// `GTK_APPLICATION_INHIBIT_SUSPEND`
  public static let suspend = ApplicationInhibitFlags(rawValue: 4)

  /// `GTK_APPLICATION_INHIBIT_IDLE`
  public static let idle = ApplicationInhibitFlags(rawValue: 8)
}

extension ApplicationInhibitFlags: ValueConvertible {}
#endif
