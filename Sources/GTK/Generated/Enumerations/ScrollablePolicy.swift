#if GTK
import CGTK

/// [`GtkScrollablePolicy`](https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html)
nonisolated public enum ScrollablePolicy: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SCROLL_MINIMUM`
  case minimum = 0
  /// `GTK_SCROLL_NATURAL`
  case natural = 1

  /// A value of a later release, that is not known here, becomes `minimum`.
  public init(_ value: GtkScrollablePolicy) {
    self = ScrollablePolicy(rawValue: value.rawValue) ?? .minimum
  }

  /// For calls into C.
  public var cValue: GtkScrollablePolicy { GtkScrollablePolicy(rawValue) }
}

extension ScrollablePolicy: ValueConvertible {}
#endif
