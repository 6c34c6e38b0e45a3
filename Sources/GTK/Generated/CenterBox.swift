#if GTK
import CGTK

/// [`GtkCenterBox`](https://docs.gtk.org/gtk4/class.CenterBox.html)
open class CenterBox: Widget, Orientable {
  /// `pointer`, as the functions of `GtkCenterBox` take it.
  public var centerBoxPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_center_box_get_type() }

  /// [`gtk_center_box_new()`](https://docs.gtk.org/gtk4/ctor.CenterBox.new.html)
  public convenience init() {
    let made = constructed(gtk_center_box_new(), by: "gtk_center_box_new")
    self.init(raw: made, transfer: .none)
  }
}

extension CenterBox {
  /// [`gtk_center_box_get_baseline_position()`](https://docs.gtk.org/gtk4/method.CenterBox.get_baseline_position.html),
  /// [`gtk_center_box_set_baseline_position()`](https://docs.gtk.org/gtk4/method.CenterBox.set_baseline_position.html)
  public var baselinePosition: BaselinePosition {
    get {
      BaselinePosition(gtk_center_box_get_baseline_position(centerBoxPointer))
    }
    set {
      gtk_center_box_set_baseline_position(centerBoxPointer, newValue.cValue)
    }
  }

  /// [`gtk_center_box_get_center_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_center_widget.html),
  /// [`gtk_center_box_set_center_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.set_center_widget.html)
  public var centerWidget: Widget? {
    get {
      Widget.wrap(gtk_center_box_get_center_widget(centerBoxPointer))
    }
    set {
      gtk_center_box_set_center_widget(centerBoxPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_center_box_get_end_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_end_widget.html),
  /// [`gtk_center_box_set_end_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.set_end_widget.html)
  public var endWidget: Widget? {
    get {
      Widget.wrap(gtk_center_box_get_end_widget(centerBoxPointer))
    }
    set {
      gtk_center_box_set_end_widget(centerBoxPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_center_box_get_start_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_start_widget.html),
  /// [`gtk_center_box_set_start_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.set_start_widget.html)
  public var startWidget: Widget? {
    get {
      Widget.wrap(gtk_center_box_get_start_widget(centerBoxPointer))
    }
    set {
      gtk_center_box_set_start_widget(centerBoxPointer, newValue?.widgetPointer)
    }
  }
}
#endif
