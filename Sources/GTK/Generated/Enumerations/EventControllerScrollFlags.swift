#if GTK
import CGTK

/// [`GtkEventControllerScrollFlags`](https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html)
nonisolated public struct EventControllerScrollFlags: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GtkEventControllerScrollFlags) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(rawValue) }

  /// `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL`
  public static let vertical = EventControllerScrollFlags(rawValue: 1)

  /// `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL`
  public static let horizontal = EventControllerScrollFlags(rawValue: 2)

  /// `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`
  public static let discrete = EventControllerScrollFlags(rawValue: 4)

  /// `GTK_EVENT_CONTROLLER_SCROLL_KINETIC`
  public static let kinetic = EventControllerScrollFlags(rawValue: 8)

  /// `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES`
  public static let bothAxes = EventControllerScrollFlags(rawValue: 3)
}

extension EventControllerScrollFlags: ValueConvertible {}
#endif
