#if GTK
import CGTK

/// [`GtkPopoverMenuFlags`](https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html)
nonisolated public struct PopoverMenuFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkPopoverMenuFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(rawValue) }

  /// `GTK_POPOVER_MENU_NESTED`
  public static let nested = PopoverMenuFlags(rawValue: 1)
}

extension PopoverMenuFlags: ValueConvertible {}
#endif
