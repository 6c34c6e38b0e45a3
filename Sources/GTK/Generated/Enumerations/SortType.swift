#if GTK
import CGTK

/// [`GtkSortType`](https://docs.gtk.org/gtk4/enum.SortType.html)
nonisolated public enum SortType: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SORT_ASCENDING`
  case ascending = 0
  /// `GTK_SORT_DESCENDING`
  case descending = 1

  /// A value of a later release, that is not known here, becomes `ascending`.
  public init(_ value: GtkSortType) {
    self = SortType(rawValue: value.rawValue) ?? .ascending
  }

  /// For calls into C.
  public var cValue: GtkSortType { GtkSortType(rawValue) }
}

extension SortType: ValueConvertible {}
#endif
