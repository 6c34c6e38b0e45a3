#if GTK
import CGTK

/// [`GtkStateFlags`](https://docs.gtk.org/gtk4/flags.StateFlags.html)
nonisolated public struct StateFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkStateFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkStateFlags { GtkStateFlags(rawValue) }

  /// `GTK_STATE_FLAG_ACTIVE`
  public static let active = StateFlags(rawValue: 1)

  /// `GTK_STATE_FLAG_PRELIGHT`
  public static let prelight = StateFlags(rawValue: 2)

  /// `GTK_STATE_FLAG_SELECTED`
  public static let selected = StateFlags(rawValue: 4)

  /// `GTK_STATE_FLAG_INSENSITIVE`
  public static let insensitive = StateFlags(rawValue: 8)

  /// `GTK_STATE_FLAG_INCONSISTENT`
  public static let inconsistent = StateFlags(rawValue: 16)

  /// `GTK_STATE_FLAG_FOCUSED`
  public static let focused = StateFlags(rawValue: 32)

  /// `GTK_STATE_FLAG_BACKDROP`
  public static let backdrop = StateFlags(rawValue: 64)

  /// `GTK_STATE_FLAG_DIR_LTR`
  public static let dirLtr = StateFlags(rawValue: 128)

  /// `GTK_STATE_FLAG_DIR_RTL`
  public static let dirRtl = StateFlags(rawValue: 256)

  /// `GTK_STATE_FLAG_LINK`
  public static let link = StateFlags(rawValue: 512)

  /// `GTK_STATE_FLAG_VISITED`
  public static let visited = StateFlags(rawValue: 1024)

  /// `GTK_STATE_FLAG_CHECKED`
  public static let checked = StateFlags(rawValue: 2048)

  /// `GTK_STATE_FLAG_DROP_ACTIVE`
  public static let dropActive = StateFlags(rawValue: 4096)

  /// `GTK_STATE_FLAG_FOCUS_VISIBLE`
  public static let focusVisible = StateFlags(rawValue: 8192)

  /// `GTK_STATE_FLAG_FOCUS_WITHIN`
  public static let focusWithin = StateFlags(rawValue: 16384)
}

extension StateFlags: ValueConvertible {}
#endif
