#if GTK
import CGTK

/// [`AdwWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Window.html)
open class AdwWindow: Window {
  /// `pointer`, as the functions of `AdwWindow` take it.
  public var adwWindowPointer: UnsafeMutablePointer<CGTK.AdwWindow> {
    pointer.assumingMemoryBound(to: CGTK.AdwWindow.self)
  }

  open override class var gType: GType { adw_window_get_type() }

  /// [`adw_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Window.new.html)
  public convenience init() {
    let made = constructed(adw_window_new(), by: "adw_window_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwWindow {
  /// [`adw_window_get_content()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Window.get_content.html),
  /// [`adw_window_set_content()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Window.set_content.html)
  public var content: Widget? {
    get {
      Widget.wrap(adw_window_get_content(adwWindowPointer))
    }
    set {
      adw_window_set_content(adwWindowPointer, newValue?.widgetPointer)
    }
  }
}
#endif
