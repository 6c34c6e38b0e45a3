#if GTK
import CGTK

/// [`AdwStatusPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.StatusPage.html)
open class AdwStatusPage: Widget {
  /// `pointer`, as the functions of `AdwStatusPage` take it.
  public var adwStatusPagePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_status_page_get_type() }

  /// [`adw_status_page_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.StatusPage.new.html)
  public convenience init() {
    let made = constructed(adw_status_page_new(), by: "adw_status_page_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwStatusPage {
  /// [`adw_status_page_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.get_child.html),
  /// [`adw_status_page_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(adw_status_page_get_child(adwStatusPagePointer))
    }
    set {
      adw_status_page_set_child(adwStatusPagePointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_status_page_get_description()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.get_description.html),
  /// [`adw_status_page_set_description()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.set_description.html)
  public var description: String? {
    get {
      optionalSwiftString(adw_status_page_get_description(adwStatusPagePointer))
    }
    set {
      adw_status_page_set_description(adwStatusPagePointer, newValue)
    }
  }

  /// [`adw_status_page_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.get_icon_name.html),
  /// [`adw_status_page_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_status_page_get_icon_name(adwStatusPagePointer))
    }
    set {
      adw_status_page_set_icon_name(adwStatusPagePointer, newValue)
    }
  }

  /// [`adw_status_page_get_paintable()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.get_paintable.html),
  /// [`adw_status_page_set_paintable()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.set_paintable.html)
  public var paintable: (any Paintable)? {
    get {
      Object.find(adw_status_page_get_paintable(adwStatusPagePointer), as: (any Paintable).self)
    }
    set {
      adw_status_page_set_paintable(adwStatusPagePointer, newValue?.paintablePointer)
    }
  }

  /// [`adw_status_page_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.get_title.html),
  /// [`adw_status_page_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.StatusPage.set_title.html)
  public var title: String {
    get {
      swiftString(adw_status_page_get_title(adwStatusPagePointer))
    }
    set {
      adw_status_page_set_title(adwStatusPagePointer, newValue)
    }
  }
}
#endif
