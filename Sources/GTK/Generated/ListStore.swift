#if GTK
import CGTK

/// [`GListStore`](https://docs.gtk.org/gio/class.ListStore.html)
open class ListStore: Object, ListModel {
  /// `pointer`, as the functions of `GListStore` take it.
  public var listStorePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { g_list_store_get_type() }
}

extension ListStore {
  /// [`GListStore:n-items`](https://docs.gtk.org/gio/property.ListStore.n-items.html)
  public var nItems: UInt {
    property("n-items") ?? 0
  }
}

extension ListStore {
  /// [`g_list_store_append()`](https://docs.gtk.org/gio/method.ListStore.append.html)
  public func append(_ item: Object) {
    g_list_store_append(listStorePointer, item.pointer)
  }

  /// [`g_list_store_insert()`](https://docs.gtk.org/gio/method.ListStore.insert.html)
  public func insert(_ position: UInt, item: Object) {
    g_list_store_insert(listStorePointer, guint(clamping: position), item.pointer)
  }

  /// [`g_list_store_remove()`](https://docs.gtk.org/gio/method.ListStore.remove.html)
  public func remove(_ position: UInt) {
    g_list_store_remove(listStorePointer, guint(clamping: position))
  }

  /// [`g_list_store_remove_all()`](https://docs.gtk.org/gio/method.ListStore.remove_all.html)
  public func removeAll() {
    g_list_store_remove_all(listStorePointer)
  }
}
#endif
