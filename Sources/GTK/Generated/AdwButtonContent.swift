#if GTK
import CGTK

/// [`AdwButtonContent`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ButtonContent.html)
open class AdwButtonContent: Widget {
  /// `pointer`, as the functions of `AdwButtonContent` take it.
  public var adwButtonContentPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_button_content_get_type() }

  /// [`adw_button_content_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ButtonContent.new.html)
  public convenience init() {
    let made = constructed(adw_button_content_new(), by: "adw_button_content_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwButtonContent {
  /// [`adw_button_content_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.get_icon_name.html),
  /// [`adw_button_content_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.set_icon_name.html)
  public var iconName: String {
    get {
      swiftString(adw_button_content_get_icon_name(adwButtonContentPointer))
    }
    set {
      adw_button_content_set_icon_name(adwButtonContentPointer, newValue)
    }
  }

  /// [`adw_button_content_get_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.get_label.html),
  /// [`adw_button_content_set_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.set_label.html)
  public var label: String {
    get {
      swiftString(adw_button_content_get_label(adwButtonContentPointer))
    }
    set {
      adw_button_content_set_label(adwButtonContentPointer, newValue)
    }
  }

  /// [`adw_button_content_get_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.get_use_underline.html),
  /// [`adw_button_content_set_use_underline()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ButtonContent.set_use_underline.html)
  public var useUnderline: Bool {
    get {
      adw_button_content_get_use_underline(adwButtonContentPointer) != 0
    }
    set {
      adw_button_content_set_use_underline(adwButtonContentPointer, newValue ? 1 : 0)
    }
  }
}
#endif
