#if GTK
import CGTK

/// [`GtkSorter`](https://docs.gtk.org/gtk4/class.Sorter.html)
open class Sorter: Object {
  /// `pointer`, as the functions of `GtkSorter` take it.
  public var sorterPointer: UnsafeMutablePointer<GtkSorter> {
    pointer.assumingMemoryBound(to: GtkSorter.self)
  }

  open override class var gType: GType { gtk_sorter_get_type() }
}

extension Sorter {
  /// [`gtk_sorter_get_order()`](https://docs.gtk.org/gtk4/method.Sorter.get_order.html)
  public var order: SorterOrder {
    SorterOrder(gtk_sorter_get_order(sorterPointer))
  }
}

extension Sorter {
  /// [`gtk_sorter_changed()`](https://docs.gtk.org/gtk4/method.Sorter.changed.html)
  public func changed(_ change: SorterChange) {
    gtk_sorter_changed(sorterPointer, change.cValue)
  }

  /// [`gtk_sorter_compare()`](https://docs.gtk.org/gtk4/method.Sorter.compare.html)
  @discardableResult
  public func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(gtk_sorter_compare(sorterPointer, item1.pointer, item2.pointer))
  }
}

extension Sorter {
  /// [`GtkSorter::changed`](https://docs.gtk.org/gtk4/signal.Sorter.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping (SorterChange) -> Void) -> SignalConnection {
    connect("changed") { arguments in
      handler(arguments.value(0) ?? .different)
    }
  }
}
#endif
