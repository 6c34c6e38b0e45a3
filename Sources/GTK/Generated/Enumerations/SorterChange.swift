#if GTK
import CGTK

/// [`GtkSorterChange`](https://docs.gtk.org/gtk4/enum.SorterChange.html)
nonisolated public enum SorterChange: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SORTER_CHANGE_DIFFERENT`
  case different = 0
  /// `GTK_SORTER_CHANGE_INVERTED`
  case inverted = 1
  /// `GTK_SORTER_CHANGE_LESS_STRICT`
  case lessStrict = 2
  /// `GTK_SORTER_CHANGE_MORE_STRICT`
  case moreStrict = 3

  /// A value of a later release, that is not known here, becomes `different`.
  public init(_ value: GtkSorterChange) {
    self = SorterChange(rawValue: value.rawValue) ?? .different
  }

  /// For calls into C.
  public var cValue: GtkSorterChange { GtkSorterChange(rawValue) }
}

extension SorterChange: ValueConvertible {}
#endif
