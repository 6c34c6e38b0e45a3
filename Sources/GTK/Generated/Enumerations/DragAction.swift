#if GTK
import CGTK

/// [`GdkDragAction`](https://docs.gtk.org/gdk4/flags.DragAction.html)
nonisolated public struct DragAction: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GdkDragAction) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GdkDragAction { GdkDragAction(rawValue) }

  /// `GDK_ACTION_COPY`
  public static let copy = DragAction(rawValue: 1)

  /// `GDK_ACTION_MOVE`
  public static let move = DragAction(rawValue: 2)

  /// `GDK_ACTION_LINK`
  public static let link = DragAction(rawValue: 4)

  /// `GDK_ACTION_ASK`
  public static let ask = DragAction(rawValue: 8)
}

extension DragAction: ValueConvertible {}
#endif
