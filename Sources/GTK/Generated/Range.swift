#if GTK
import CGTK

/// [`GtkRange`](https://docs.gtk.org/gtk4/class.Range.html)
open class Range: Widget, Orientable {
  /// `pointer`, as the functions of `GtkRange` take it.
  public var rangePointer: UnsafeMutablePointer<GtkRange> {
    pointer.assumingMemoryBound(to: GtkRange.self)
  }

  open override class var gType: GType { gtk_range_get_type() }
}

extension Range {
  /// [`gtk_range_get_adjustment()`](https://docs.gtk.org/gtk4/method.Range.get_adjustment.html),
  /// [`gtk_range_set_adjustment()`](https://docs.gtk.org/gtk4/method.Range.set_adjustment.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var adjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_range_get_adjustment(rangePointer))
    }
    set {
      if let newValue {
        gtk_range_set_adjustment(rangePointer, newValue.adjustmentPointer)
      }
    }
  }

  /// [`gtk_range_get_fill_level()`](https://docs.gtk.org/gtk4/method.Range.get_fill_level.html),
  /// [`gtk_range_set_fill_level()`](https://docs.gtk.org/gtk4/method.Range.set_fill_level.html)
  public var fillLevel: Double {
    get {
      gtk_range_get_fill_level(rangePointer)
    }
    set {
      gtk_range_set_fill_level(rangePointer, newValue)
    }
  }

  /// [`gtk_range_get_inverted()`](https://docs.gtk.org/gtk4/method.Range.get_inverted.html),
  /// [`gtk_range_set_inverted()`](https://docs.gtk.org/gtk4/method.Range.set_inverted.html)
  public var inverted: Bool {
    get {
      gtk_range_get_inverted(rangePointer) != 0
    }
    set {
      gtk_range_set_inverted(rangePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_range_get_restrict_to_fill_level()`](https://docs.gtk.org/gtk4/method.Range.get_restrict_to_fill_level.html),
  /// [`gtk_range_set_restrict_to_fill_level()`](https://docs.gtk.org/gtk4/method.Range.set_restrict_to_fill_level.html)
  public var restrictToFillLevel: Bool {
    get {
      gtk_range_get_restrict_to_fill_level(rangePointer) != 0
    }
    set {
      gtk_range_set_restrict_to_fill_level(rangePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_range_get_round_digits()`](https://docs.gtk.org/gtk4/method.Range.get_round_digits.html),
  /// [`gtk_range_set_round_digits()`](https://docs.gtk.org/gtk4/method.Range.set_round_digits.html)
  public var roundDigits: Int {
    get {
      Int(gtk_range_get_round_digits(rangePointer))
    }
    set {
      gtk_range_set_round_digits(rangePointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_range_get_show_fill_level()`](https://docs.gtk.org/gtk4/method.Range.get_show_fill_level.html),
  /// [`gtk_range_set_show_fill_level()`](https://docs.gtk.org/gtk4/method.Range.set_show_fill_level.html)
  public var showFillLevel: Bool {
    get {
      gtk_range_get_show_fill_level(rangePointer) != 0
    }
    set {
      gtk_range_set_show_fill_level(rangePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_range_get_flippable()`](https://docs.gtk.org/gtk4/method.Range.get_flippable.html),
  /// [`gtk_range_set_flippable()`](https://docs.gtk.org/gtk4/method.Range.set_flippable.html)
  public var flippable: Bool {
    get {
      gtk_range_get_flippable(rangePointer) != 0
    }
    set {
      gtk_range_set_flippable(rangePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_range_get_slider_size_fixed()`](https://docs.gtk.org/gtk4/method.Range.get_slider_size_fixed.html),
  /// [`gtk_range_set_slider_size_fixed()`](https://docs.gtk.org/gtk4/method.Range.set_slider_size_fixed.html)
  public var sliderSizeFixed: Bool {
    get {
      gtk_range_get_slider_size_fixed(rangePointer) != 0
    }
    set {
      gtk_range_set_slider_size_fixed(rangePointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_range_get_value()`](https://docs.gtk.org/gtk4/method.Range.get_value.html),
  /// [`gtk_range_set_value()`](https://docs.gtk.org/gtk4/method.Range.set_value.html)
  public var value: Double {
    get {
      gtk_range_get_value(rangePointer)
    }
    set {
      gtk_range_set_value(rangePointer, newValue)
    }
  }
}

extension Range {
  /// [`gtk_range_set_increments()`](https://docs.gtk.org/gtk4/method.Range.set_increments.html)
  public func setIncrements(_ step: Double, page: Double) {
    gtk_range_set_increments(rangePointer, step, page)
  }

  /// [`gtk_range_set_range()`](https://docs.gtk.org/gtk4/method.Range.set_range.html)
  public func setRange(_ min: Double, max: Double) {
    gtk_range_set_range(rangePointer, min, max)
  }
}

extension Range {
  /// [`GtkRange::adjust-bounds`](https://docs.gtk.org/gtk4/signal.Range.adjust-bounds.html)
  @discardableResult
  public func onAdjustBounds(_ handler: @escaping (Double) -> Void) -> SignalConnection {
    connect("adjust-bounds") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }

  /// [`GtkRange::change-value`](https://docs.gtk.org/gtk4/signal.Range.change-value.html)
  @discardableResult
  public func onChangeValue(_ handler: @escaping (ScrollType, Double) -> Bool) -> SignalConnection {
    connect(
      "change-value",
      returning: { arguments in
        handler(arguments.value(0) ?? .none, arguments.value(1) ?? 0)
      })
  }

  /// [`GtkRange::move-slider`](https://docs.gtk.org/gtk4/signal.Range.move-slider.html)
  @discardableResult
  public func onMoveSlider(_ handler: @escaping (ScrollType) -> Void) -> SignalConnection {
    connect("move-slider") { arguments in
      handler(arguments.value(0) ?? .none)
    }
  }

  /// [`GtkRange::value-changed`](https://docs.gtk.org/gtk4/signal.Range.value-changed.html)
  @discardableResult
  public func onValueChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}
#endif
