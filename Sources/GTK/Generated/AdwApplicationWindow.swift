#if GTK
import CGTK

/// [`AdwApplicationWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ApplicationWindow.html)
open class AdwApplicationWindow: ApplicationWindow {
  /// `pointer`, as the functions of `AdwApplicationWindow` take it.
  public var adwApplicationWindowPointer: UnsafeMutablePointer<CGTK.AdwApplicationWindow> {
    pointer.assumingMemoryBound(to: CGTK.AdwApplicationWindow.self)
  }

  open override class var gType: GType { adw_application_window_get_type() }

  /// [`adw_application_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ApplicationWindow.new.html)
  public convenience init(app: Application) {
    let made = constructed(
      adw_application_window_new(app.applicationPointer), by: "adw_application_window_new")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkApplicationWindow")
  public convenience init(application: Application) {
    preconditionFailure("It makes a GtkApplicationWindow")
  }

  @available(*, unavailable, message: "It makes a GtkWindow")
  public convenience init() {
    preconditionFailure("It makes a GtkWindow")
  }
}

extension AdwApplicationWindow {
  /// [`adw_application_window_get_content()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ApplicationWindow.get_content.html),
  /// [`adw_application_window_set_content()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ApplicationWindow.set_content.html)
  public var content: Widget? {
    get {
      Widget.wrap(adw_application_window_get_content(adwApplicationWindowPointer))
    }
    set {
      adw_application_window_set_content(adwApplicationWindowPointer, newValue?.widgetPointer)
    }
  }
}
#endif
