#if GTK
import CGTK

/// [`AdwViewStackPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewStackPage.html)
open class AdwViewStackPage: Object {
  /// `pointer`, as the functions of `AdwViewStackPage` take it.
  public var adwViewStackPagePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_view_stack_page_get_type() }
}

extension AdwViewStackPage {
  /// [`adw_view_stack_page_get_badge_number()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_badge_number.html),
  /// [`adw_view_stack_page_set_badge_number()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_badge_number.html)
  public var badgeNumber: UInt {
    get {
      UInt(adw_view_stack_page_get_badge_number(adwViewStackPagePointer))
    }
    set {
      adw_view_stack_page_set_badge_number(adwViewStackPagePointer, guint(clamping: newValue))
    }
  }

  /// [`adw_view_stack_page_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_child.html)
  public var child: Widget? {
    Widget.wrap(adw_view_stack_page_get_child(adwViewStackPagePointer))
  }

  /// [`adw_view_stack_page_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_icon_name.html),
  /// [`adw_view_stack_page_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_view_stack_page_get_icon_name(adwViewStackPagePointer))
    }
    set {
      adw_view_stack_page_set_icon_name(adwViewStackPagePointer, newValue)
    }
  }

  /// [`adw_view_stack_page_get_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_name.html),
  /// [`adw_view_stack_page_set_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_name.html)
  public var name: String? {
    get {
      optionalSwiftString(adw_view_stack_page_get_name(adwViewStackPagePointer))
    }
    set {
      adw_view_stack_page_set_name(adwViewStackPagePointer, newValue)
    }
  }

  /// [`adw_view_stack_page_get_needs_attention()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_needs_attention.html),
  /// [`adw_view_stack_page_set_needs_attention()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_needs_attention.html)
  public var needsAttention: Bool {
    get {
      adw_view_stack_page_get_needs_attention(adwViewStackPagePointer) != 0
    }
    set {
      adw_view_stack_page_set_needs_attention(adwViewStackPagePointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_view_stack_page_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_title.html),
  /// [`adw_view_stack_page_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_title.html)
  public var title: String? {
    get {
      optionalSwiftString(adw_view_stack_page_get_title(adwViewStackPagePointer))
    }
    set {
      adw_view_stack_page_set_title(adwViewStackPagePointer, newValue)
    }
  }

  /// [`adw_view_stack_page_get_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_use_underline.html),
  /// [`adw_view_stack_page_set_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      adw_view_stack_page_get_use_underline(adwViewStackPagePointer) != 0
    }
    set {
      adw_view_stack_page_set_use_underline(adwViewStackPagePointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_view_stack_page_get_visible()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.get_visible.html),
  /// [`adw_view_stack_page_set_visible()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStackPage.set_visible.html)
  public var visible: Bool {
    get {
      adw_view_stack_page_get_visible(adwViewStackPagePointer) != 0
    }
    set {
      adw_view_stack_page_set_visible(adwViewStackPagePointer, newValue ? 1 : 0)
    }
  }
}
#endif
