#if GTK
import CGTK

/// [`GMenu`](https://docs.gtk.org/gio/class.Menu.html)
open class Menu: MenuModel {
  /// `pointer`, as the functions of `GMenu` take it.
  public var menuPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { g_menu_get_type() }

  /// [`g_menu_new()`](https://docs.gtk.org/gio/ctor.Menu.new.html)
  public convenience init() {
    let made = constructed(g_menu_new(), by: "g_menu_new")
    self.init(raw: made, transfer: .full)
  }
}

extension Menu {
  /// [`g_menu_append()`](https://docs.gtk.org/gio/method.Menu.append.html)
  public func append(_ label: String?, detailedAction: String?) {
    g_menu_append(menuPointer, label, detailedAction)
  }

  /// [`g_menu_append_item()`](https://docs.gtk.org/gio/method.Menu.append_item.html)
  public func appendItem(_ item: MenuItem) {
    g_menu_append_item(menuPointer, item.menuItemPointer)
  }

  /// [`g_menu_append_section()`](https://docs.gtk.org/gio/method.Menu.append_section.html)
  public func appendSection(_ label: String?, section: MenuModel) {
    g_menu_append_section(menuPointer, label, section.menuModelPointer)
  }

  /// [`g_menu_append_submenu()`](https://docs.gtk.org/gio/method.Menu.append_submenu.html)
  public func appendSubmenu(_ label: String?, submenu: MenuModel) {
    g_menu_append_submenu(menuPointer, label, submenu.menuModelPointer)
  }

  /// [`g_menu_freeze()`](https://docs.gtk.org/gio/method.Menu.freeze.html)
  public func freeze() {
    g_menu_freeze(menuPointer)
  }

  /// [`g_menu_insert()`](https://docs.gtk.org/gio/method.Menu.insert.html)
  public func insert(_ position: Int, label: String?, detailedAction: String?) {
    g_menu_insert(menuPointer, gint(clamping: position), label, detailedAction)
  }

  /// [`g_menu_insert_item()`](https://docs.gtk.org/gio/method.Menu.insert_item.html)
  public func insertItem(_ position: Int, item: MenuItem) {
    g_menu_insert_item(menuPointer, gint(clamping: position), item.menuItemPointer)
  }

  /// [`g_menu_insert_section()`](https://docs.gtk.org/gio/method.Menu.insert_section.html)
  public func insertSection(_ position: Int, label: String?, section: MenuModel) {
    g_menu_insert_section(menuPointer, gint(clamping: position), label, section.menuModelPointer)
  }

  /// [`g_menu_insert_submenu()`](https://docs.gtk.org/gio/method.Menu.insert_submenu.html)
  public func insertSubmenu(_ position: Int, label: String?, submenu: MenuModel) {
    g_menu_insert_submenu(menuPointer, gint(clamping: position), label, submenu.menuModelPointer)
  }

  /// [`g_menu_prepend()`](https://docs.gtk.org/gio/method.Menu.prepend.html)
  public func prepend(_ label: String?, detailedAction: String?) {
    g_menu_prepend(menuPointer, label, detailedAction)
  }

  /// [`g_menu_prepend_item()`](https://docs.gtk.org/gio/method.Menu.prepend_item.html)
  public func prependItem(_ item: MenuItem) {
    g_menu_prepend_item(menuPointer, item.menuItemPointer)
  }

  /// [`g_menu_prepend_section()`](https://docs.gtk.org/gio/method.Menu.prepend_section.html)
  public func prependSection(_ label: String?, section: MenuModel) {
    g_menu_prepend_section(menuPointer, label, section.menuModelPointer)
  }

  /// [`g_menu_prepend_submenu()`](https://docs.gtk.org/gio/method.Menu.prepend_submenu.html)
  public func prependSubmenu(_ label: String?, submenu: MenuModel) {
    g_menu_prepend_submenu(menuPointer, label, submenu.menuModelPointer)
  }

  /// [`g_menu_remove()`](https://docs.gtk.org/gio/method.Menu.remove.html)
  public func remove(_ position: Int) {
    g_menu_remove(menuPointer, gint(clamping: position))
  }

  /// [`g_menu_remove_all()`](https://docs.gtk.org/gio/method.Menu.remove_all.html)
  public func removeAll() {
    g_menu_remove_all(menuPointer)
  }
}
#endif
