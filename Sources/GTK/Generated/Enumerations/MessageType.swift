#if GTK
import CGTK

/// [`GtkMessageType`](https://docs.gtk.org/gtk4/enum.MessageType.html)
nonisolated public enum MessageType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_MESSAGE_INFO`
  case info = 0
  /// `GTK_MESSAGE_WARNING`
  case warning = 1
  /// `GTK_MESSAGE_QUESTION`
  case question = 2
  /// `GTK_MESSAGE_ERROR`
  case error = 3
  /// `GTK_MESSAGE_OTHER`
  case other = 4

  /// A value of a later release, that is not known here, becomes `info`.
  public init(_ value: GtkMessageType) {
    self = MessageType(rawValue: value.rawValue) ?? .info
  }

  /// For calls into C.
  public var cValue: GtkMessageType { GtkMessageType(rawValue) }
}

extension MessageType: ValueConvertible {}
#endif
