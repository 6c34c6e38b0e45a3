#if GTK
import CGTK

/// [`GtkSorterOrder`](https://docs.gtk.org/gtk4/enum.SorterOrder.html)
nonisolated public enum SorterOrder: UInt32, CaseIterable, CEnumeration {
  /// `GTK_SORTER_ORDER_PARTIAL`
  case partial = 0
  /// `GTK_SORTER_ORDER_NONE`
  case none = 1
  /// `GTK_SORTER_ORDER_TOTAL`
  case total = 2

  /// A value of a later release, that is not known here, becomes `partial`.
  public init(_ value: GtkSorterOrder) {
    self = SorterOrder(rawValue: value.rawValue) ?? .partial
  }

  /// For calls into C.
  public var cValue: GtkSorterOrder { GtkSorterOrder(rawValue) }
}

extension SorterOrder: ValueConvertible {}
#endif
