#if GTK
import CGTK

/// [`GtkPickFlags`](https://docs.gtk.org/gtk4/flags.PickFlags.html)
nonisolated public struct PickFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkPickFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkPickFlags { GtkPickFlags(rawValue) }

  /// `GTK_PICK_INSENSITIVE`
  public static let insensitive = PickFlags(rawValue: 1)

  /// `GTK_PICK_NON_TARGETABLE`
  public static let nonTargetable = PickFlags(rawValue: 2)
}

extension PickFlags: ValueConvertible {}
#endif
