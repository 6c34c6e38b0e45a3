#if GTK
import CGTK

/// [`GtkScrollType`](https://docs.gtk.org/gtk4/enum.ScrollType.html)
nonisolated public enum ScrollType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SCROLL_NONE`
  case none = 0
  /// `GTK_SCROLL_JUMP`
  case jump = 1
  /// `GTK_SCROLL_STEP_BACKWARD`
  case stepBackward = 2
  /// `GTK_SCROLL_STEP_FORWARD`
  case stepForward = 3
  /// `GTK_SCROLL_PAGE_BACKWARD`
  case pageBackward = 4
  /// `GTK_SCROLL_PAGE_FORWARD`
  case pageForward = 5
  /// `GTK_SCROLL_STEP_UP`
  case stepUp = 6
  /// `GTK_SCROLL_STEP_DOWN`
  case stepDown = 7
  /// `GTK_SCROLL_PAGE_UP`
  case pageUp = 8
  /// `GTK_SCROLL_PAGE_DOWN`
  case pageDown = 9
  /// `GTK_SCROLL_STEP_LEFT`
  case stepLeft = 10
  /// `GTK_SCROLL_STEP_RIGHT`
  case stepRight = 11
  /// `GTK_SCROLL_PAGE_LEFT`
  case pageLeft = 12
  /// `GTK_SCROLL_PAGE_RIGHT`
  case pageRight = 13
  /// `GTK_SCROLL_START`
  case start = 14
  /// `GTK_SCROLL_END`
  case end = 15

  /// A value of a later release, that is not known here, becomes `none`.
  public init(_ value: GtkScrollType) {
    self = ScrollType(rawValue: value.rawValue) ?? .none
  }

  /// For calls into C.
  public var cValue: GtkScrollType { GtkScrollType(rawValue) }
}

extension ScrollType: ValueConvertible {}
#endif
