#if GTK
import CGTK

/// [`GtkShortcutActionFlags`](https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html)
nonisolated public struct ShortcutActionFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkShortcutActionFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(rawValue) }

  /// `GTK_SHORTCUT_ACTION_EXCLUSIVE`
  public static let exclusive = ShortcutActionFlags(rawValue: 1)
}

extension ShortcutActionFlags: ValueConvertible {}
#endif
