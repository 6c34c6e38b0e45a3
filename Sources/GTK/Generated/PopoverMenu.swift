#if GTK
import CGTK

/// [`GtkPopoverMenu`](https://docs.gtk.org/gtk4/class.PopoverMenu.html)
open class PopoverMenu: Popover {
  /// `pointer`, as the functions of `GtkPopoverMenu` take it.
  public var popoverMenuPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_popover_menu_get_type() }

  /// [`gtk_popover_menu_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model.html)
  public convenience init(model: MenuModel?) {
    let made = constructed(
      gtk_popover_menu_new_from_model(model?.menuModelPointer),
      by: "gtk_popover_menu_new_from_model")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_popover_menu_new_from_model_full()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model_full.html)
  public convenience init(model: MenuModel, flags: PopoverMenuFlags) {
    let made = constructed(
      gtk_popover_menu_new_from_model_full(model.menuModelPointer, flags.cValue),
      by: "gtk_popover_menu_new_from_model_full")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkPopover")
  public convenience init() {
    preconditionFailure("It makes a GtkPopover")
  }
}

extension PopoverMenu {
  /// [`gtk_popover_menu_get_menu_model()`](https://docs.gtk.org/gtk4/method.PopoverMenu.get_menu_model.html),
  /// [`gtk_popover_menu_set_menu_model()`](https://docs.gtk.org/gtk4/method.PopoverMenu.set_menu_model.html)
  public var menuModel: MenuModel? {
    get {
      MenuModel.wrap(gtk_popover_menu_get_menu_model(popoverMenuPointer))
    }
    set {
      gtk_popover_menu_set_menu_model(popoverMenuPointer, newValue?.menuModelPointer)
    }
  }

  /// [`GtkPopoverMenu:visible-submenu`](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html)
  public var visibleSubmenu: String? {
    get {
      property("visible-submenu")
    }
    set {
      setProperty("visible-submenu", newValue)
    }
  }
}

extension PopoverMenu {
  /// [`gtk_popover_menu_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.add_child.html)
  @discardableResult
  public func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_add_child(popoverMenuPointer, child.widgetPointer, id) != 0
  }

  /// [`gtk_popover_menu_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.remove_child.html)
  @discardableResult
  public func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_remove_child(popoverMenuPointer, child.widgetPointer) != 0
  }
}
#endif
