#if GTK
import CGTK

/// [`GtkRevealerTransitionType`](https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html)
nonisolated public enum RevealerTransitionType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_REVEALER_TRANSITION_TYPE_NONE`
  case none = 0
  /// `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`
  case crossfade = 1
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`
  case slideRight = 2
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`
  case slideLeft = 3
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`
  case slideUp = 4
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`
  case slideDown = 5
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`
  case swingRight = 6
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`
  case swingLeft = 7
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`
  case swingUp = 8
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`
  case swingDown = 9

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkRevealerTransitionType) {
    self = RevealerTransitionType(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(rawValue) }
}

extension RevealerTransitionType: ValueConvertible {}
#endif
