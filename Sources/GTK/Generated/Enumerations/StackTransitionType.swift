#if GTK
import CGTK

/// [`GtkStackTransitionType`](https://docs.gtk.org/gtk4/enum.StackTransitionType.html)
nonisolated public enum StackTransitionType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_STACK_TRANSITION_TYPE_NONE`
  case none = 0
  /// `GTK_STACK_TRANSITION_TYPE_CROSSFADE`
  case crossfade = 1
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`
  case slideRight = 2
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`
  case slideLeft = 3
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP`
  case slideUp = 4
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN`
  case slideDown = 5
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT`
  case slideLeftRight = 6
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN`
  case slideUpDown = 7
  /// `GTK_STACK_TRANSITION_TYPE_OVER_UP`
  case overUp = 8
  /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN`
  case overDown = 9
  /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT`
  case overLeft = 10
  /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT`
  case overRight = 11
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_UP`
  case underUp = 12
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN`
  case underDown = 13
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT`
  case underLeft = 14
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT`
  case underRight = 15
  /// `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN`
  case overUpDown = 16
  /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP`
  case overDownUp = 17
  /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT`
  case overLeftRight = 18
  /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT`
  case overRightLeft = 19
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT`
  case rotateLeft = 20
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT`
  case rotateRight = 21
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT`
  case rotateLeftRight = 22

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkStackTransitionType) {
    self = StackTransitionType(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkStackTransitionType { GtkStackTransitionType(rawValue) }
}

extension StackTransitionType: ValueConvertible {}
#endif
