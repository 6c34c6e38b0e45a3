#if GTK
import CGTK

/// [`GtkAdjustment`](https://docs.gtk.org/gtk4/class.Adjustment.html)
open class Adjustment: Object {
  /// `pointer`, as the functions of `GtkAdjustment` take it.
  public var adjustmentPointer: UnsafeMutablePointer<GtkAdjustment> {
    pointer.assumingMemoryBound(to: GtkAdjustment.self)
  }

  open override class var gType: GType { gtk_adjustment_get_type() }

  /// [`gtk_adjustment_new()`](https://docs.gtk.org/gtk4/ctor.Adjustment.new.html)
  public convenience init(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double,
    pageSize: Double
  ) {
    let made = constructed(
      gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize),
      by: "gtk_adjustment_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Adjustment {
  /// [`gtk_adjustment_get_lower()`](https://docs.gtk.org/gtk4/method.Adjustment.get_lower.html),
  /// [`gtk_adjustment_set_lower()`](https://docs.gtk.org/gtk4/method.Adjustment.set_lower.html)
  public var lower: Double {
    get {
      gtk_adjustment_get_lower(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_lower(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_page_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.get_page_increment.html),
  /// [`gtk_adjustment_set_page_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.set_page_increment.html)
  public var pageIncrement: Double {
    get {
      gtk_adjustment_get_page_increment(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_page_increment(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_page_size()`](https://docs.gtk.org/gtk4/method.Adjustment.get_page_size.html),
  /// [`gtk_adjustment_set_page_size()`](https://docs.gtk.org/gtk4/method.Adjustment.set_page_size.html)
  public var pageSize: Double {
    get {
      gtk_adjustment_get_page_size(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_page_size(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_step_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.get_step_increment.html),
  /// [`gtk_adjustment_set_step_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.set_step_increment.html)
  public var stepIncrement: Double {
    get {
      gtk_adjustment_get_step_increment(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_step_increment(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_upper()`](https://docs.gtk.org/gtk4/method.Adjustment.get_upper.html),
  /// [`gtk_adjustment_set_upper()`](https://docs.gtk.org/gtk4/method.Adjustment.set_upper.html)
  public var upper: Double {
    get {
      gtk_adjustment_get_upper(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_upper(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_value()`](https://docs.gtk.org/gtk4/method.Adjustment.get_value.html),
  /// [`gtk_adjustment_set_value()`](https://docs.gtk.org/gtk4/method.Adjustment.set_value.html)
  public var value: Double {
    get {
      gtk_adjustment_get_value(adjustmentPointer)
    }
    set {
      gtk_adjustment_set_value(adjustmentPointer, newValue)
    }
  }

  /// [`gtk_adjustment_get_minimum_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.get_minimum_increment.html)
  public var minimumIncrement: Double {
    gtk_adjustment_get_minimum_increment(adjustmentPointer)
  }
}

extension Adjustment {
  /// [`gtk_adjustment_clamp_page()`](https://docs.gtk.org/gtk4/method.Adjustment.clamp_page.html)
  public func clampPage(_ lower: Double, upper: Double) {
    gtk_adjustment_clamp_page(adjustmentPointer, lower, upper)
  }

  /// [`gtk_adjustment_configure()`](https://docs.gtk.org/gtk4/method.Adjustment.configure.html)
  public func configure(
    _ value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double,
    pageSize: Double
  ) {
    gtk_adjustment_configure(
      adjustmentPointer, value, lower, upper, stepIncrement, pageIncrement, pageSize)
  }
}

extension Adjustment {
  /// [`GtkAdjustment::changed`](https://docs.gtk.org/gtk4/signal.Adjustment.changed.html)
  @discardableResult
  public func onChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed", handler)
  }

  /// [`GtkAdjustment::value-changed`](https://docs.gtk.org/gtk4/signal.Adjustment.value-changed.html)
  @discardableResult
  public func onValueChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}
#endif
