#if GTK
import CGTK

/// [`GDriveStartFlags`](https://docs.gtk.org/gio/flags.DriveStartFlags.html)
nonisolated public struct DriveStartFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GDriveStartFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GDriveStartFlags { GDriveStartFlags(rawValue) }
}

extension DriveStartFlags: ValueConvertible {}
#endif
