#if GTK
import CGTK

/// [`GFileCopyFlags`](https://docs.gtk.org/gio/flags.FileCopyFlags.html)
nonisolated public struct FileCopyFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GFileCopyFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GFileCopyFlags { GFileCopyFlags(rawValue) }

  /// `G_FILE_COPY_OVERWRITE`
  public static let overwrite = FileCopyFlags(rawValue: 1)

  /// `G_FILE_COPY_BACKUP`
  public static let backup = FileCopyFlags(rawValue: 2)

  /// `G_FILE_COPY_NOFOLLOW_SYMLINKS`
  public static let nofollowSymlinks = FileCopyFlags(rawValue: 4)

  /// `G_FILE_COPY_ALL_METADATA`
  public static let allMetadata = FileCopyFlags(rawValue: 8)

  /// `G_FILE_COPY_NO_FALLBACK_FOR_MOVE`
  public static let noFallbackForMove = FileCopyFlags(rawValue: 16)

  /// `G_FILE_COPY_TARGET_DEFAULT_PERMS`
  public static let targetDefaultPerms = FileCopyFlags(rawValue: 32)
}

extension FileCopyFlags: ValueConvertible {}
#endif
