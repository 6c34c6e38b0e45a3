#if GTK
import CGTK

/// [`GMenuItem`](https://docs.gtk.org/gio/class.MenuItem.html)
open class MenuItem: Object {
  /// `pointer`, as the functions of `GMenuItem` take it.
  public var menuItemPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { g_menu_item_get_type() }

  /// [`g_menu_item_new()`](https://docs.gtk.org/gio/ctor.MenuItem.new.html)
  public convenience init(label: String? = nil, detailedAction: String? = nil) {
    let made = constructed(g_menu_item_new(label, detailedAction), by: "g_menu_item_new")
    self.init(raw: made, transfer: .full)
  }

  /// [`g_menu_item_new_from_model()`](https://docs.gtk.org/gio/ctor.MenuItem.new_from_model.html)
  public convenience init(model: MenuModel, itemIndex: Int) {
    let made = constructed(
      g_menu_item_new_from_model(model.menuModelPointer, gint(clamping: itemIndex)),
      by: "g_menu_item_new_from_model")
    self.init(raw: made, transfer: .full)
  }

  /// [`g_menu_item_new_section()`](https://docs.gtk.org/gio/ctor.MenuItem.new_section.html)
  public convenience init(label: String?, section: MenuModel) {
    let made = constructed(
      g_menu_item_new_section(label, section.menuModelPointer), by: "g_menu_item_new_section")
    self.init(raw: made, transfer: .full)
  }

  /// [`g_menu_item_new_submenu()`](https://docs.gtk.org/gio/ctor.MenuItem.new_submenu.html)
  public convenience init(label: String?, submenu: MenuModel) {
    let made = constructed(
      g_menu_item_new_submenu(label, submenu.menuModelPointer), by: "g_menu_item_new_submenu")
    self.init(raw: made, transfer: .full)
  }
}

extension MenuItem {
  /// [`g_menu_item_get_link()`](https://docs.gtk.org/gio/method.MenuItem.get_link.html)
  @discardableResult
  public func getLink(_ link: String) -> MenuModel? {
    MenuModel.wrap(g_menu_item_get_link(menuItemPointer, link), transfer: .full)
  }

  /// [`g_menu_item_set_detailed_action()`](https://docs.gtk.org/gio/method.MenuItem.set_detailed_action.html)
  public func setDetailedAction(_ detailedAction: String) {
    g_menu_item_set_detailed_action(menuItemPointer, detailedAction)
  }

  /// [`g_menu_item_set_icon()`](https://docs.gtk.org/gio/method.MenuItem.set_icon.html)
  public func setIcon(_ icon: any Icon) {
    g_menu_item_set_icon(menuItemPointer, icon.iconPointer)
  }

  /// [`g_menu_item_set_label()`](https://docs.gtk.org/gio/method.MenuItem.set_label.html)
  public func setLabel(_ label: String?) {
    g_menu_item_set_label(menuItemPointer, label)
  }

  /// [`g_menu_item_set_link()`](https://docs.gtk.org/gio/method.MenuItem.set_link.html)
  public func setLink(_ link: String, model: MenuModel?) {
    g_menu_item_set_link(menuItemPointer, link, model?.menuModelPointer)
  }

  /// [`g_menu_item_set_section()`](https://docs.gtk.org/gio/method.MenuItem.set_section.html)
  public func setSection(_ section: MenuModel?) {
    g_menu_item_set_section(menuItemPointer, section?.menuModelPointer)
  }

  /// [`g_menu_item_set_submenu()`](https://docs.gtk.org/gio/method.MenuItem.set_submenu.html)
  public func setSubmenu(_ submenu: MenuModel?) {
    g_menu_item_set_submenu(menuItemPointer, submenu?.menuModelPointer)
  }
}
#endif
