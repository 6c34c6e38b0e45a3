#if GTK
import CGTK

/// [`GtkApplicationWindow`](https://docs.gtk.org/gtk4/class.ApplicationWindow.html)
open class ApplicationWindow: Window, ActionGroup, ActionMap {
  /// `pointer`, as the functions of `GtkApplicationWindow` take it.
  public var applicationWindowPointer: UnsafeMutablePointer<GtkApplicationWindow> {
    pointer.assumingMemoryBound(to: GtkApplicationWindow.self)
  }

  open override class var gType: GType { gtk_application_window_get_type() }

  /// [`gtk_application_window_new()`](https://docs.gtk.org/gtk4/ctor.ApplicationWindow.new.html)
  public convenience init(application: Application) {
    let made = constructed(
      gtk_application_window_new(application.applicationPointer), by: "gtk_application_window_new")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkWindow")
  public convenience init() {
    preconditionFailure("It makes a GtkWindow")
  }
}

extension ApplicationWindow {
  /// [`gtk_application_window_get_show_menubar()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_show_menubar.html),
  /// [`gtk_application_window_set_show_menubar()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.set_show_menubar.html)
  public var showMenubar: Bool {
    get {
      gtk_application_window_get_show_menubar(applicationWindowPointer) != 0
    }
    set {
      gtk_application_window_set_show_menubar(applicationWindowPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_application_window_get_id()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_id.html)
  public var id: UInt {
    UInt(gtk_application_window_get_id(applicationWindowPointer))
  }
}
#endif
