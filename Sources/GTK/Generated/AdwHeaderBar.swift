#if GTK
import CGTK

/// [`AdwHeaderBar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.HeaderBar.html)
open class AdwHeaderBar: Widget {
  /// `pointer`, as the functions of `AdwHeaderBar` take it.
  public var adwHeaderBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_header_bar_get_type() }

  /// [`adw_header_bar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.HeaderBar.new.html)
  public convenience init() {
    let made = constructed(adw_header_bar_new(), by: "adw_header_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwHeaderBar {
  /// [`adw_header_bar_get_centering_policy()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.get_centering_policy.html),
  /// [`adw_header_bar_set_centering_policy()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.set_centering_policy.html)
  public var centeringPolicy: AdwCenteringPolicy {
    get {
      AdwCenteringPolicy(adw_header_bar_get_centering_policy(adwHeaderBarPointer))
    }
    set {
      adw_header_bar_set_centering_policy(adwHeaderBarPointer, newValue.cValue)
    }
  }

  /// [`adw_header_bar_get_decoration_layout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.get_decoration_layout.html),
  /// [`adw_header_bar_set_decoration_layout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.set_decoration_layout.html)
  public var decorationLayout: String? {
    get {
      optionalSwiftString(adw_header_bar_get_decoration_layout(adwHeaderBarPointer))
    }
    set {
      adw_header_bar_set_decoration_layout(adwHeaderBarPointer, newValue)
    }
  }

  /// [`adw_header_bar_get_show_end_title_buttons()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.get_show_end_title_buttons.html),
  /// [`adw_header_bar_set_show_end_title_buttons()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.set_show_end_title_buttons.html)
  public var showEndTitleButtons: Bool {
    get {
      adw_header_bar_get_show_end_title_buttons(adwHeaderBarPointer) != 0
    }
    set {
      adw_header_bar_set_show_end_title_buttons(adwHeaderBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_header_bar_get_show_start_title_buttons()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.get_show_start_title_buttons.html),
  /// [`adw_header_bar_set_show_start_title_buttons()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.set_show_start_title_buttons.html)
  public var showStartTitleButtons: Bool {
    get {
      adw_header_bar_get_show_start_title_buttons(adwHeaderBarPointer) != 0
    }
    set {
      adw_header_bar_set_show_start_title_buttons(adwHeaderBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_header_bar_get_title_widget()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.get_title_widget.html),
  /// [`adw_header_bar_set_title_widget()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.set_title_widget.html)
  public var titleWidget: Widget? {
    get {
      Widget.wrap(adw_header_bar_get_title_widget(adwHeaderBarPointer))
    }
    set {
      adw_header_bar_set_title_widget(adwHeaderBarPointer, newValue?.widgetPointer)
    }
  }
}

extension AdwHeaderBar {
  /// [`adw_header_bar_pack_end()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.pack_end.html)
  public func packEnd(_ child: Widget) {
    adw_header_bar_pack_end(adwHeaderBarPointer, child.widgetPointer)
  }

  /// [`adw_header_bar_pack_start()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.pack_start.html)
  public func packStart(_ child: Widget) {
    adw_header_bar_pack_start(adwHeaderBarPointer, child.widgetPointer)
  }

  /// [`adw_header_bar_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.remove.html)
  public func remove(_ child: Widget) {
    adw_header_bar_remove(adwHeaderBarPointer, child.widgetPointer)
  }
}
#endif
