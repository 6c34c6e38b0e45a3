#if GTK
import CGTK

/// [`AdwWindowTitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.WindowTitle.html)
open class AdwWindowTitle: Widget {
  /// `pointer`, as the functions of `AdwWindowTitle` take it.
  public var adwWindowTitlePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_window_title_get_type() }

  /// [`adw_window_title_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.WindowTitle.new.html)
  public convenience init(title: String, subtitle: String) {
    let made = constructed(adw_window_title_new(title, subtitle), by: "adw_window_title_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwWindowTitle {
  /// [`adw_window_title_get_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WindowTitle.get_subtitle.html),
  /// [`adw_window_title_set_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WindowTitle.set_subtitle.html)
  public var subtitle: String {
    get {
      swiftString(adw_window_title_get_subtitle(adwWindowTitlePointer))
    }
    set {
      adw_window_title_set_subtitle(adwWindowTitlePointer, newValue)
    }
  }

  /// [`adw_window_title_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WindowTitle.get_title.html),
  /// [`adw_window_title_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WindowTitle.set_title.html)
  public var title: String {
    get {
      swiftString(adw_window_title_get_title(adwWindowTitlePointer))
    }
    set {
      adw_window_title_set_title(adwWindowTitlePointer, newValue)
    }
  }
}
#endif
