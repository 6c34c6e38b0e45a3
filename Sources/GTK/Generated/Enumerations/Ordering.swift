#if GTK
import CGTK

/// [`GtkOrdering`](https://docs.gtk.org/gtk4/enum.Ordering.html)
nonisolated public enum Ordering: Int32, CaseIterable, CEnumeration {
  /// `GTK_ORDERING_SMALLER`
  case smaller = -1
  /// `GTK_ORDERING_EQUAL`
  case equal = 0
  /// `GTK_ORDERING_LARGER`
  case larger = 1

  /// A value of a later release, that is not known here, becomes `smaller`.
  public init(_ value: GtkOrdering) {
    self = Ordering(rawValue: value.rawValue) ?? .smaller
  }

  /// For calls into C.
  public var cValue: GtkOrdering { GtkOrdering(rawValue) }
}

extension Ordering: ValueConvertible {}
#endif
