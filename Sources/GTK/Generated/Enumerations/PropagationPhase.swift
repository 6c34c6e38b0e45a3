#if GTK
import CGTK

/// [`GtkPropagationPhase`](https://docs.gtk.org/gtk4/enum.PropagationPhase.html)
nonisolated public enum PropagationPhase: UInt32, CaseIterable, CEnumeration {
  /// `GTK_PHASE_NONE`
  case none = 0
  /// `GTK_PHASE_CAPTURE`
  case capture = 1
  /// `GTK_PHASE_BUBBLE`
  case bubble = 2
  /// `GTK_PHASE_TARGET`
  case target = 3

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkPropagationPhase) {
    self = PropagationPhase(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkPropagationPhase { GtkPropagationPhase(rawValue) }
}

extension PropagationPhase: ValueConvertible {}
#endif
