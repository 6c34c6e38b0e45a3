#if GTK
import CGTK

/// [`AdwSplitButton`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SplitButton.html)
open class AdwSplitButton: Widget, Actionable {
  /// `pointer`, as the functions of `AdwSplitButton` take it.
  public var adwSplitButtonPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_split_button_get_type() }

  /// [`adw_split_button_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SplitButton.new.html)
  public convenience init() {
    let made = constructed(adw_split_button_new(), by: "adw_split_button_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwSplitButton {
  /// [`adw_split_button_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_child.html),
  /// [`adw_split_button_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(adw_split_button_get_child(adwSplitButtonPointer))
    }
    set {
      adw_split_button_set_child(adwSplitButtonPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_split_button_get_direction()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_direction.html),
  /// [`adw_split_button_set_direction()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_direction.html)
  public var adwSplitButtonDirection: ArrowType {
    get {
      ArrowType(adw_split_button_get_direction(adwSplitButtonPointer))
    }
    set {
      adw_split_button_set_direction(adwSplitButtonPointer, newValue.cValue)
    }
  }

  /// [`adw_split_button_get_dropdown_tooltip()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_dropdown_tooltip.html),
  /// [`adw_split_button_set_dropdown_tooltip()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_dropdown_tooltip.html)
  public var dropdownTooltip: String {
    get {
      swiftString(adw_split_button_get_dropdown_tooltip(adwSplitButtonPointer))
    }
    set {
      adw_split_button_set_dropdown_tooltip(adwSplitButtonPointer, newValue)
    }
  }

  /// [`adw_split_button_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_icon_name.html),
  /// [`adw_split_button_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_icon_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var iconName: String? {
    get {
      optionalSwiftString(adw_split_button_get_icon_name(adwSplitButtonPointer))
    }
    set {
      if let newValue {
        adw_split_button_set_icon_name(adwSplitButtonPointer, newValue)
      }
    }
  }

  /// [`adw_split_button_get_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_label.html),
  /// [`adw_split_button_set_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_label.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var label: String? {
    get {
      optionalSwiftString(adw_split_button_get_label(adwSplitButtonPointer))
    }
    set {
      if let newValue {
        adw_split_button_set_label(adwSplitButtonPointer, newValue)
      }
    }
  }

  /// [`adw_split_button_get_menu_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_menu_model.html),
  /// [`adw_split_button_set_menu_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_menu_model.html)
  public var menuModel: MenuModel? {
    get {
      MenuModel.wrap(adw_split_button_get_menu_model(adwSplitButtonPointer))
    }
    set {
      adw_split_button_set_menu_model(adwSplitButtonPointer, newValue?.menuModelPointer)
    }
  }

  /// [`adw_split_button_get_popover()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_popover.html),
  /// [`adw_split_button_set_popover()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_popover.html)
  public var popover: Popover? {
    get {
      Popover.wrap(adw_split_button_get_popover(adwSplitButtonPointer))
    }
    set {
      adw_split_button_set_popover(adwSplitButtonPointer, newValue?.popoverPointer)
    }
  }

  /// [`adw_split_button_get_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.get_use_underline.html),
  /// [`adw_split_button_set_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      adw_split_button_get_use_underline(adwSplitButtonPointer) != 0
    }
    set {
      adw_split_button_set_use_underline(adwSplitButtonPointer, newValue ? 1 : 0)
    }
  }
}

extension AdwSplitButton {
  /// [`adw_split_button_popdown()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.popdown.html)
  public func popdown() {
    adw_split_button_popdown(adwSplitButtonPointer)
  }

  /// [`adw_split_button_popup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.popup.html)
  public func popup() {
    adw_split_button_popup(adwSplitButtonPointer)
  }
}

extension AdwSplitButton {
  /// [`AdwSplitButton::activate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SplitButton.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`AdwSplitButton::clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SplitButton.clicked.html)
  @discardableResult
  public func onClicked(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("clicked", handler)
  }
}
#endif
