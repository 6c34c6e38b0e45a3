#if GTK
import CGTK

/// [`GFileCreateFlags`](https://docs.gtk.org/gio/flags.FileCreateFlags.html)
nonisolated public struct FileCreateFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GFileCreateFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GFileCreateFlags { GFileCreateFlags(rawValue) }

  /// `G_FILE_CREATE_PRIVATE`
  public static let `private` = FileCreateFlags(rawValue: 1)

  /// `G_FILE_CREATE_REPLACE_DESTINATION`
  public static let replaceDestination = FileCreateFlags(rawValue: 2)
}

extension FileCreateFlags: ValueConvertible {}
#endif
