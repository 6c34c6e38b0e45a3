#if GTK
import CGTK

/// [`GtkScrollStep`](https://docs.gtk.org/gtk4/enum.ScrollStep.html)
nonisolated public enum ScrollStep: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SCROLL_STEPS`
  case steps = 0
  /// `GTK_SCROLL_PAGES`
  case pages = 1
  /// `GTK_SCROLL_ENDS`
  case ends = 2
  /// `GTK_SCROLL_HORIZONTAL_STEPS`
  case horizontalSteps = 3
  /// `GTK_SCROLL_HORIZONTAL_PAGES`
  case horizontalPages = 4
  /// `GTK_SCROLL_HORIZONTAL_ENDS`
  case horizontalEnds = 5

  /// A value of a later release, that is not known here, becomes `steps`.
  public init(_ value: GtkScrollStep) {
    self = ScrollStep(rawValue: value.rawValue) ?? .steps
  }

  /// For calls into C.
  public var cValue: GtkScrollStep { GtkScrollStep(rawValue) }
}

extension ScrollStep: ValueConvertible {}
#endif
