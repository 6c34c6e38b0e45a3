#if GTK
import CGTK

/// [`AdwViewStack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewStack.html)
open class AdwViewStack: Widget {
  /// `pointer`, as the functions of `AdwViewStack` take it.
  public var adwViewStackPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_view_stack_get_type() }

  /// [`adw_view_stack_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewStack.new.html)
  public convenience init() {
    let made = constructed(adw_view_stack_new(), by: "adw_view_stack_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwViewStack {
  /// [`adw_view_stack_get_hhomogeneous()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_hhomogeneous.html),
  /// [`adw_view_stack_set_hhomogeneous()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.set_hhomogeneous.html)
  public var hhomogeneous: Bool {
    get {
      adw_view_stack_get_hhomogeneous(adwViewStackPointer) != 0
    }
    set {
      adw_view_stack_set_hhomogeneous(adwViewStackPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_view_stack_get_pages()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_pages.html)
  public var pages: (any SelectionModel)? {
    Object.take(adw_view_stack_get_pages(adwViewStackPointer), as: (any SelectionModel).self)
  }

  /// [`adw_view_stack_get_vhomogeneous()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_vhomogeneous.html),
  /// [`adw_view_stack_set_vhomogeneous()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.set_vhomogeneous.html)
  public var vhomogeneous: Bool {
    get {
      adw_view_stack_get_vhomogeneous(adwViewStackPointer) != 0
    }
    set {
      adw_view_stack_set_vhomogeneous(adwViewStackPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_view_stack_get_visible_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_visible_child.html),
  /// [`adw_view_stack_set_visible_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.set_visible_child.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visibleChild: Widget? {
    get {
      Widget.wrap(adw_view_stack_get_visible_child(adwViewStackPointer))
    }
    set {
      if let newValue {
        adw_view_stack_set_visible_child(adwViewStackPointer, newValue.widgetPointer)
      }
    }
  }

  /// [`adw_view_stack_get_visible_child_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_visible_child_name.html),
  /// [`adw_view_stack_set_visible_child_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.set_visible_child_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var visibleChildName: String? {
    get {
      optionalSwiftString(adw_view_stack_get_visible_child_name(adwViewStackPointer))
    }
    set {
      if let newValue {
        adw_view_stack_set_visible_child_name(adwViewStackPointer, newValue)
      }
    }
  }
}

extension AdwViewStack {
  /// [`adw_view_stack_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add.html)
  @discardableResult
  public func add(_ child: Widget) -> AdwViewStackPage? {
    AdwViewStackPage.wrap(adw_view_stack_add(adwViewStackPointer, child.widgetPointer))
  }

  /// [`adw_view_stack_add_named()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_named.html)
  @discardableResult
  public func addNamed(_ child: Widget, name: String?) -> AdwViewStackPage? {
    AdwViewStackPage.wrap(adw_view_stack_add_named(adwViewStackPointer, child.widgetPointer, name))
  }

  /// [`adw_view_stack_add_titled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_titled.html)
  @discardableResult
  public func addTitled(_ child: Widget, name: String?, title: String) -> AdwViewStackPage? {
    AdwViewStackPage.wrap(
      adw_view_stack_add_titled(adwViewStackPointer, child.widgetPointer, name, title))
  }

  /// [`adw_view_stack_add_titled_with_icon()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_titled_with_icon.html)
  @discardableResult
  public func addTitledWithIcon(_ child: Widget, name: String?, title: String, iconName: String)
    -> AdwViewStackPage?
  {
    AdwViewStackPage.wrap(
      adw_view_stack_add_titled_with_icon(
        adwViewStackPointer, child.widgetPointer, name, title, iconName))
  }

  /// [`adw_view_stack_get_child_by_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_child_by_name.html)
  @discardableResult
  public func getChildByName(_ name: String) -> Widget? {
    Widget.wrap(adw_view_stack_get_child_by_name(adwViewStackPointer, name))
  }

  /// [`adw_view_stack_get_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_page.html)
  @discardableResult
  public func getPage(_ child: Widget) -> AdwViewStackPage? {
    AdwViewStackPage.wrap(adw_view_stack_get_page(adwViewStackPointer, child.widgetPointer))
  }

  /// [`adw_view_stack_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.remove.html)
  public func remove(_ child: Widget) {
    adw_view_stack_remove(adwViewStackPointer, child.widgetPointer)
  }
}
#endif
