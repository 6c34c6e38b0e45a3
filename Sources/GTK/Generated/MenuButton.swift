#if GTK
import CGTK

/// [`GtkMenuButton`](https://docs.gtk.org/gtk4/class.MenuButton.html)
open class MenuButton: Widget {
  /// `pointer`, as the functions of `GtkMenuButton` take it.
  public var menuButtonPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_menu_button_get_type() }

  /// [`gtk_menu_button_new()`](https://docs.gtk.org/gtk4/ctor.MenuButton.new.html)
  public convenience init() {
    let made = constructed(gtk_menu_button_new(), by: "gtk_menu_button_new")
    self.init(raw: made, transfer: .none)
  }
}

extension MenuButton {
  /// [`gtk_menu_button_get_always_show_arrow()`](https://docs.gtk.org/gtk4/method.MenuButton.get_always_show_arrow.html),
  /// [`gtk_menu_button_set_always_show_arrow()`](https://docs.gtk.org/gtk4/method.MenuButton.set_always_show_arrow.html)
  public var alwaysShowArrow: Bool {
    get {
      gtk_menu_button_get_always_show_arrow(menuButtonPointer) != 0
    }
    set {
      gtk_menu_button_set_always_show_arrow(menuButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_menu_button_get_child()`](https://docs.gtk.org/gtk4/method.MenuButton.get_child.html),
  /// [`gtk_menu_button_set_child()`](https://docs.gtk.org/gtk4/method.MenuButton.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_menu_button_get_child(menuButtonPointer))
    }
    set {
      gtk_menu_button_set_child(menuButtonPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_menu_button_get_direction()`](https://docs.gtk.org/gtk4/method.MenuButton.get_direction.html),
  /// [`gtk_menu_button_set_direction()`](https://docs.gtk.org/gtk4/method.MenuButton.set_direction.html)
  public var menuButtonDirection: ArrowType {
    get {
      ArrowType(gtk_menu_button_get_direction(menuButtonPointer))
    }
    set {
      gtk_menu_button_set_direction(menuButtonPointer, newValue.cValue)
    }
  }

  /// [`gtk_menu_button_get_has_frame()`](https://docs.gtk.org/gtk4/method.MenuButton.get_has_frame.html),
  /// [`gtk_menu_button_set_has_frame()`](https://docs.gtk.org/gtk4/method.MenuButton.set_has_frame.html)
  public var hasFrame: Bool {
    get {
      gtk_menu_button_get_has_frame(menuButtonPointer) != 0
    }
    set {
      gtk_menu_button_set_has_frame(menuButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_menu_button_get_icon_name()`](https://docs.gtk.org/gtk4/method.MenuButton.get_icon_name.html),
  /// [`gtk_menu_button_set_icon_name()`](https://docs.gtk.org/gtk4/method.MenuButton.set_icon_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var iconName: String? {
    get {
      optionalSwiftString(gtk_menu_button_get_icon_name(menuButtonPointer))
    }
    set {
      if let newValue {
        gtk_menu_button_set_icon_name(menuButtonPointer, newValue)
      }
    }
  }

  /// [`gtk_menu_button_get_label()`](https://docs.gtk.org/gtk4/method.MenuButton.get_label.html),
  /// [`gtk_menu_button_set_label()`](https://docs.gtk.org/gtk4/method.MenuButton.set_label.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var label: String? {
    get {
      optionalSwiftString(gtk_menu_button_get_label(menuButtonPointer))
    }
    set {
      if let newValue {
        gtk_menu_button_set_label(menuButtonPointer, newValue)
      }
    }
  }

  /// [`gtk_menu_button_get_menu_model()`](https://docs.gtk.org/gtk4/method.MenuButton.get_menu_model.html),
  /// [`gtk_menu_button_set_menu_model()`](https://docs.gtk.org/gtk4/method.MenuButton.set_menu_model.html)
  public var menuModel: MenuModel? {
    get {
      MenuModel.wrap(gtk_menu_button_get_menu_model(menuButtonPointer))
    }
    set {
      gtk_menu_button_set_menu_model(menuButtonPointer, newValue?.menuModelPointer)
    }
  }

  /// [`gtk_menu_button_get_popover()`](https://docs.gtk.org/gtk4/method.MenuButton.get_popover.html),
  /// [`gtk_menu_button_set_popover()`](https://docs.gtk.org/gtk4/method.MenuButton.set_popover.html)
  public var popover: Popover? {
    get {
      Popover.wrap(gtk_menu_button_get_popover(menuButtonPointer))
    }
    set {
      gtk_menu_button_set_popover(menuButtonPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_menu_button_get_primary()`](https://docs.gtk.org/gtk4/method.MenuButton.get_primary.html),
  /// [`gtk_menu_button_set_primary()`](https://docs.gtk.org/gtk4/method.MenuButton.set_primary.html)
  public var primary: Bool {
    get {
      gtk_menu_button_get_primary(menuButtonPointer) != 0
    }
    set {
      gtk_menu_button_set_primary(menuButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_menu_button_get_use_underline()`](https://docs.gtk.org/gtk4/method.MenuButton.get_use_underline.html),
  /// [`gtk_menu_button_set_use_underline()`](https://docs.gtk.org/gtk4/method.MenuButton.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      gtk_menu_button_get_use_underline(menuButtonPointer) != 0
    }
    set {
      gtk_menu_button_set_use_underline(menuButtonPointer, newValue ? 1 : 0)
    }
  }
}

extension MenuButton {
  /// [`gtk_menu_button_popdown()`](https://docs.gtk.org/gtk4/method.MenuButton.popdown.html)
  public func popdown() {
    gtk_menu_button_popdown(menuButtonPointer)
  }

  /// [`gtk_menu_button_popup()`](https://docs.gtk.org/gtk4/method.MenuButton.popup.html)
  public func popup() {
    gtk_menu_button_popup(menuButtonPointer)
  }
}

extension MenuButton {
  /// [`GtkMenuButton::activate`](https://docs.gtk.org/gtk4/signal.MenuButton.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
