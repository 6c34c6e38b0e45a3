#if GTK
import CGTK

/// [`GtkScale`](https://docs.gtk.org/gtk4/class.Scale.html)
open class Scale: Range {
  /// `pointer`, as the functions of `GtkScale` take it.
  public var scalePointer: UnsafeMutablePointer<GtkScale> {
    pointer.assumingMemoryBound(to: GtkScale.self)
  }

  open override class var gType: GType { gtk_scale_get_type() }

  /// [`gtk_scale_new()`](https://docs.gtk.org/gtk4/ctor.Scale.new.html)
  public convenience init(orientation: Orientation, adjustment: Adjustment? = nil) {
    let made = constructed(
      gtk_scale_new(orientation.cValue, adjustment?.adjustmentPointer), by: "gtk_scale_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_scale_new_with_range()`](https://docs.gtk.org/gtk4/ctor.Scale.new_with_range.html)
  public convenience init(orientation: Orientation, min: Double, max: Double, step: Double) {
    let made = constructed(
      gtk_scale_new_with_range(orientation.cValue, min, max, step), by: "gtk_scale_new_with_range")
    self.init(raw: made, transfer: .none)
  }
}

extension Scale {
  /// [`gtk_scale_get_digits()`](https://docs.gtk.org/gtk4/method.Scale.get_digits.html),
  /// [`gtk_scale_set_digits()`](https://docs.gtk.org/gtk4/method.Scale.set_digits.html)
  public var digits: Int {
    get {
      Int(gtk_scale_get_digits(scalePointer))
    }
    set {
      gtk_scale_set_digits(scalePointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_scale_get_draw_value()`](https://docs.gtk.org/gtk4/method.Scale.get_draw_value.html),
  /// [`gtk_scale_set_draw_value()`](https://docs.gtk.org/gtk4/method.Scale.set_draw_value.html)
  public var drawValue: Bool {
    get {
      gtk_scale_get_draw_value(scalePointer) != 0
    }
    set {
      gtk_scale_set_draw_value(scalePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scale_get_has_origin()`](https://docs.gtk.org/gtk4/method.Scale.get_has_origin.html),
  /// [`gtk_scale_set_has_origin()`](https://docs.gtk.org/gtk4/method.Scale.set_has_origin.html)
  public var hasOrigin: Bool {
    get {
      gtk_scale_get_has_origin(scalePointer) != 0
    }
    set {
      gtk_scale_set_has_origin(scalePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_scale_get_value_pos()`](https://docs.gtk.org/gtk4/method.Scale.get_value_pos.html),
  /// [`gtk_scale_set_value_pos()`](https://docs.gtk.org/gtk4/method.Scale.set_value_pos.html)
  public var valuePos: PositionType {
    get {
      PositionType(gtk_scale_get_value_pos(scalePointer))
    }
    set {
      gtk_scale_set_value_pos(scalePointer, newValue.cValue)
    }
  }

  /// [`gtk_scale_get_layout()`](https://docs.gtk.org/gtk4/method.Scale.get_layout.html)
  public var layout: PangoLayout? {
    PangoLayout.wrap(gtk_scale_get_layout(scalePointer))
  }
}

extension Scale {
  /// [`gtk_scale_add_mark()`](https://docs.gtk.org/gtk4/method.Scale.add_mark.html)
  public func addMark(_ value: Double, position: PositionType, markup: String?) {
    gtk_scale_add_mark(scalePointer, value, position.cValue, markup)
  }

  /// [`gtk_scale_clear_marks()`](https://docs.gtk.org/gtk4/method.Scale.clear_marks.html)
  public func clearMarks() {
    gtk_scale_clear_marks(scalePointer)
  }
}
#endif
