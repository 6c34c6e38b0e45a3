#if GTK
import CGTK

/// [`GtkProgressBar`](https://docs.gtk.org/gtk4/class.ProgressBar.html)
open class ProgressBar: Widget, Orientable {
  /// `pointer`, as the functions of `GtkProgressBar` take it.
  public var progressBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_progress_bar_get_type() }

  /// [`gtk_progress_bar_new()`](https://docs.gtk.org/gtk4/ctor.ProgressBar.new.html)
  public convenience init() {
    let made = constructed(gtk_progress_bar_new(), by: "gtk_progress_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ProgressBar {
  /// [`gtk_progress_bar_get_ellipsize()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_ellipsize.html),
  /// [`gtk_progress_bar_set_ellipsize()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_ellipsize.html)
  public var ellipsize: EllipsizeMode {
    get {
      EllipsizeMode(gtk_progress_bar_get_ellipsize(progressBarPointer))
    }
    set {
      gtk_progress_bar_set_ellipsize(progressBarPointer, newValue.cValue)
    }
  }

  /// [`gtk_progress_bar_get_fraction()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_fraction.html),
  /// [`gtk_progress_bar_set_fraction()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_fraction.html)
  public var fraction: Double {
    get {
      gtk_progress_bar_get_fraction(progressBarPointer)
    }
    set {
      gtk_progress_bar_set_fraction(progressBarPointer, newValue)
    }
  }

  /// [`gtk_progress_bar_get_inverted()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_inverted.html),
  /// [`gtk_progress_bar_set_inverted()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_inverted.html)
  public var inverted: Bool {
    get {
      gtk_progress_bar_get_inverted(progressBarPointer) != 0
    }
    set {
      gtk_progress_bar_set_inverted(progressBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_progress_bar_get_pulse_step()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_pulse_step.html),
  /// [`gtk_progress_bar_set_pulse_step()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_pulse_step.html)
  public var pulseStep: Double {
    get {
      gtk_progress_bar_get_pulse_step(progressBarPointer)
    }
    set {
      gtk_progress_bar_set_pulse_step(progressBarPointer, newValue)
    }
  }

  /// [`gtk_progress_bar_get_show_text()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_show_text.html),
  /// [`gtk_progress_bar_set_show_text()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_show_text.html)
  public var showText: Bool {
    get {
      gtk_progress_bar_get_show_text(progressBarPointer) != 0
    }
    set {
      gtk_progress_bar_set_show_text(progressBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_progress_bar_get_text()`](https://docs.gtk.org/gtk4/method.ProgressBar.get_text.html),
  /// [`gtk_progress_bar_set_text()`](https://docs.gtk.org/gtk4/method.ProgressBar.set_text.html)
  public var text: String? {
    get {
      optionalSwiftString(gtk_progress_bar_get_text(progressBarPointer))
    }
    set {
      gtk_progress_bar_set_text(progressBarPointer, newValue)
    }
  }
}

extension ProgressBar {
  /// [`gtk_progress_bar_pulse()`](https://docs.gtk.org/gtk4/method.ProgressBar.pulse.html)
  public func pulse() {
    gtk_progress_bar_pulse(progressBarPointer)
  }
}
#endif
