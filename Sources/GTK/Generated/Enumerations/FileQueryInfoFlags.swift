#if GTK
import CGTK

/// [`GFileQueryInfoFlags`](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html)
nonisolated public struct FileQueryInfoFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GFileQueryInfoFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(rawValue) }

  /// `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS`
  public static let nofollowSymlinks = FileQueryInfoFlags(rawValue: 1)
}

extension FileQueryInfoFlags: ValueConvertible {}
#endif
