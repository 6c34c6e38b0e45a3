#if GTK
import CGTK

/// [`GtkEventSequenceState`](https://docs.gtk.org/gtk4/enum.EventSequenceState.html)
nonisolated public enum EventSequenceState: UInt32, CaseIterable, CEnumeration {
  /// `GTK_EVENT_SEQUENCE_NONE`
  case none = 0
  /// `GTK_EVENT_SEQUENCE_CLAIMED`
  case claimed = 1
  /// `GTK_EVENT_SEQUENCE_DENIED`
  case denied = 2

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkEventSequenceState) {
    self = EventSequenceState(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkEventSequenceState { GtkEventSequenceState(rawValue) }
}

extension EventSequenceState: ValueConvertible {}
#endif
