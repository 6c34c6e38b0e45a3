#if GTK
import CGTK

/// [`AdwViewSwitcherBar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcherBar.html)
open class AdwViewSwitcherBar: Widget {
  /// `pointer`, as the functions of `AdwViewSwitcherBar` take it.
  public var adwViewSwitcherBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_view_switcher_bar_get_type() }

  /// [`adw_view_switcher_bar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcherBar.new.html)
  public convenience init() {
    let made = constructed(adw_view_switcher_bar_new(), by: "adw_view_switcher_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwViewSwitcherBar {
  /// [`adw_view_switcher_bar_get_reveal()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcherBar.get_reveal.html),
  /// [`adw_view_switcher_bar_set_reveal()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcherBar.set_reveal.html)
  public var reveal: Bool {
    get {
      adw_view_switcher_bar_get_reveal(adwViewSwitcherBarPointer) != 0
    }
    set {
      adw_view_switcher_bar_set_reveal(adwViewSwitcherBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_view_switcher_bar_get_stack()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcherBar.get_stack.html),
  /// [`adw_view_switcher_bar_set_stack()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcherBar.set_stack.html)
  public var stack: AdwViewStack? {
    get {
      AdwViewStack.wrap(adw_view_switcher_bar_get_stack(adwViewSwitcherBarPointer))
    }
    set {
      adw_view_switcher_bar_set_stack(adwViewSwitcherBarPointer, newValue?.adwViewStackPointer)
    }
  }
}
#endif
