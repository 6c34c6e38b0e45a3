#if GTK
import CGTK

/// [`GListModel`](https://docs.gtk.org/gio/iface.ListModel.html)
public protocol ListModel: Object {}

extension ListModel {
  /// `pointer`, as the functions of `GListModel` take it.
  public var listModelPointer: OpaquePointer {
    opaquePointer
  }
}

extension ListModel {
  /// [`g_list_model_get_n_items()`](https://docs.gtk.org/gio/method.ListModel.get_n_items.html)
  public var nItems: UInt {
    UInt(g_list_model_get_n_items(listModelPointer))
  }
}

extension ListModel {
  /// [`GListModel::items-changed`](https://docs.gtk.org/gio/signal.ListModel.items-changed.html)
  @discardableResult
  public func onItemsChanged(_ handler: @escaping (UInt, UInt, UInt) -> Void) -> SignalConnection {
    connect("items-changed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? 0)
    }
  }
}
#endif
