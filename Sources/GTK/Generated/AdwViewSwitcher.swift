#if GTK
import CGTK

/// [`AdwViewSwitcher`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcher.html)
open class AdwViewSwitcher: Widget {
  /// `pointer`, as the functions of `AdwViewSwitcher` take it.
  public var adwViewSwitcherPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_view_switcher_get_type() }

  /// [`adw_view_switcher_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcher.new.html)
  public convenience init() {
    let made = constructed(adw_view_switcher_new(), by: "adw_view_switcher_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwViewSwitcher {
  /// [`adw_view_switcher_get_policy()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcher.get_policy.html),
  /// [`adw_view_switcher_set_policy()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcher.set_policy.html)
  public var policy: AdwViewSwitcherPolicy {
    get {
      AdwViewSwitcherPolicy(adw_view_switcher_get_policy(adwViewSwitcherPointer))
    }
    set {
      adw_view_switcher_set_policy(adwViewSwitcherPointer, newValue.cValue)
    }
  }

  /// [`adw_view_switcher_get_stack()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcher.get_stack.html),
  /// [`adw_view_switcher_set_stack()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewSwitcher.set_stack.html)
  public var stack: AdwViewStack? {
    get {
      AdwViewStack.wrap(adw_view_switcher_get_stack(adwViewSwitcherPointer))
    }
    set {
      adw_view_switcher_set_stack(adwViewSwitcherPointer, newValue?.adwViewStackPointer)
    }
  }
}
#endif
