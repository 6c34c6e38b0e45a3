#if GTK
import CGTK

/// [`GtkPopoverMenuBar`](https://docs.gtk.org/gtk4/class.PopoverMenuBar.html)
open class PopoverMenuBar: Widget {
  /// `pointer`, as the functions of `GtkPopoverMenuBar` take it.
  public var popoverMenuBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  /// [`gtk_popover_menu_bar_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenuBar.new_from_model.html)
  public convenience init(model: MenuModel?) {
    let made = constructed(
      gtk_popover_menu_bar_new_from_model(model?.menuModelPointer),
      by: "gtk_popover_menu_bar_new_from_model")
    self.init(raw: made, transfer: .none)
  }
}

extension PopoverMenuBar {
  /// [`gtk_popover_menu_bar_get_menu_model()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.get_menu_model.html),
  /// [`gtk_popover_menu_bar_set_menu_model()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.set_menu_model.html)
  public var menuModel: MenuModel? {
    get {
      MenuModel.wrap(gtk_popover_menu_bar_get_menu_model(popoverMenuBarPointer))
    }
    set {
      gtk_popover_menu_bar_set_menu_model(popoverMenuBarPointer, newValue?.menuModelPointer)
    }
  }
}

extension PopoverMenuBar {
  /// [`gtk_popover_menu_bar_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.add_child.html)
  @discardableResult
  public func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(popoverMenuBarPointer, child.widgetPointer, id) != 0
  }

  /// [`gtk_popover_menu_bar_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.remove_child.html)
  @discardableResult
  public func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(popoverMenuBarPointer, child.widgetPointer) != 0
  }
}
#endif
