#if GTK
import CGTK

/// [`GMenuModel`](https://docs.gtk.org/gio/class.MenuModel.html)
open class MenuModel: Object {
  /// `pointer`, as the functions of `GMenuModel` take it.
  public var menuModelPointer: UnsafeMutablePointer<GMenuModel> {
    pointer.assumingMemoryBound(to: GMenuModel.self)
  }

  open override class var gType: GType { g_menu_model_get_type() }
}

extension MenuModel {
  /// [`g_menu_model_get_n_items()`](https://docs.gtk.org/gio/method.MenuModel.get_n_items.html)
  public var nItems: Int {
    Int(g_menu_model_get_n_items(menuModelPointer))
  }

  /// [`g_menu_model_is_mutable()`](https://docs.gtk.org/gio/method.MenuModel.is_mutable.html)
  public var isMutable: Bool {
    g_menu_model_is_mutable(menuModelPointer) != 0
  }
}

extension MenuModel {
  /// [`g_menu_model_get_item_link()`](https://docs.gtk.org/gio/method.MenuModel.get_item_link.html)
  @discardableResult
  public func getItemLink(_ itemIndex: Int, link: String) -> MenuModel? {
    MenuModel.wrap(
      g_menu_model_get_item_link(menuModelPointer, gint(clamping: itemIndex), link), transfer: .full
    )
  }

  /// [`g_menu_model_items_changed()`](https://docs.gtk.org/gio/method.MenuModel.items_changed.html)
  public func itemsChanged(_ position: Int, removed: Int, added: Int) {
    g_menu_model_items_changed(
      menuModelPointer, gint(clamping: position), gint(clamping: removed), gint(clamping: added))
  }
}

extension MenuModel {
  /// [`GMenuModel::items-changed`](https://docs.gtk.org/gio/signal.MenuModel.items-changed.html)
  @discardableResult
  public func onItemsChanged(_ handler: @escaping (Int, Int, Int) -> Void) -> SignalConnection {
    connect("items-changed") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0, arguments.value(2) ?? 0)
    }
  }
}
#endif
