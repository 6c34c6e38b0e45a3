#if GTK
import CGTK

/// [`GtkSpinner`](https://docs.gtk.org/gtk4/class.Spinner.html)
open class Spinner: Widget {
  /// `pointer`, as the functions of `GtkSpinner` take it.
  public var spinnerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_spinner_get_type() }

  /// [`gtk_spinner_new()`](https://docs.gtk.org/gtk4/ctor.Spinner.new.html)
  public convenience init() {
    let made = constructed(gtk_spinner_new(), by: "gtk_spinner_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Spinner {
  /// [`gtk_spinner_get_spinning()`](https://docs.gtk.org/gtk4/method.Spinner.get_spinning.html),
  /// [`gtk_spinner_set_spinning()`](https://docs.gtk.org/gtk4/method.Spinner.set_spinning.html)
  public var spinning: Bool {
    get {
      gtk_spinner_get_spinning(spinnerPointer) != 0
    }
    set {
      gtk_spinner_set_spinning(spinnerPointer, newValue ? 1 : 0)
    }
  }
}

extension Spinner {
  /// [`gtk_spinner_start()`](https://docs.gtk.org/gtk4/method.Spinner.start.html)
  public func start() {
    gtk_spinner_start(spinnerPointer)
  }

  /// [`gtk_spinner_stop()`](https://docs.gtk.org/gtk4/method.Spinner.stop.html)
  public func stop() {
    gtk_spinner_stop(spinnerPointer)
  }
}
#endif
