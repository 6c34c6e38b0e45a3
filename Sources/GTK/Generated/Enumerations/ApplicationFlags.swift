#if GTK
import CGTK

/// [`GApplicationFlags`](https://docs.gtk.org/gio/flags.ApplicationFlags.html)
nonisolated public struct ApplicationFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GApplicationFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GApplicationFlags { GApplicationFlags(rawValue) }

  /// `G_APPLICATION_IS_SERVICE`
  public static let isService = ApplicationFlags(rawValue: 1)

  /// `G_APPLICATION_IS_LAUNCHER`
  public static let isLauncher = ApplicationFlags(rawValue: 2)

  /// `G_APPLICATION_HANDLES_OPEN`
  public static let handlesOpen = ApplicationFlags(rawValue: 4)

  /// `G_APPLICATION_HANDLES_COMMAND_LINE`
  public static let handlesCommandLine = ApplicationFlags(rawValue: 8)

  /// `G_APPLICATION_SEND_ENVIRONMENT`
  public static let sendEnvironment = ApplicationFlags(rawValue: 16)

  /// `G_APPLICATION_NON_UNIQUE`
  public static let nonUnique = ApplicationFlags(rawValue: 32)

  /// `G_APPLICATION_CAN_OVERRIDE_APP_ID`
  public static let canOverrideAppId = ApplicationFlags(rawValue: 64)

  /// `G_APPLICATION_ALLOW_REPLACEMENT`
  public static let allowReplacement = ApplicationFlags(rawValue: 128)

  /// `G_APPLICATION_REPLACE`
  public static let replace = ApplicationFlags(rawValue: 256)
}

extension ApplicationFlags: ValueConvertible {}
#endif
