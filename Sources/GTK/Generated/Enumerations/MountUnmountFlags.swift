#if GTK
import CGTK

/// [`GMountUnmountFlags`](https://docs.gtk.org/gio/flags.MountUnmountFlags.html)
nonisolated public struct MountUnmountFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GMountUnmountFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GMountUnmountFlags { GMountUnmountFlags(rawValue) }

  /// `G_MOUNT_UNMOUNT_FORCE`
  public static let force = MountUnmountFlags(rawValue: 1)
}

extension MountUnmountFlags: ValueConvertible {}
#endif
