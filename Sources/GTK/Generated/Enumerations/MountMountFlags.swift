#if GTK
import CGTK

/// [`GMountMountFlags`](https://docs.gtk.org/gio/flags.MountMountFlags.html)
nonisolated public struct MountMountFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GMountMountFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GMountMountFlags { GMountMountFlags(rawValue) }
}

extension MountMountFlags: ValueConvertible {}
#endif
