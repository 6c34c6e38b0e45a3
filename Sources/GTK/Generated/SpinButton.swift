#if GTK
import CGTK

/// [`GtkSpinButton`](https://docs.gtk.org/gtk4/class.SpinButton.html)
open class SpinButton: Widget, Editable, Orientable {
  /// `pointer`, as the functions of `GtkSpinButton` take it.
  public var spinButtonPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_spin_button_get_type() }

  /// [`gtk_spin_button_new()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new.html)
  public convenience init(adjustment: Adjustment? = nil, climbRate: Double, digits: UInt) {
    let made = constructed(
      gtk_spin_button_new(adjustment?.adjustmentPointer, climbRate, guint(clamping: digits)),
      by: "gtk_spin_button_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_spin_button_new_with_range()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new_with_range.html)
  public convenience init(min: Double, max: Double, step: Double) {
    let made = constructed(
      gtk_spin_button_new_with_range(min, max, step), by: "gtk_spin_button_new_with_range")
    self.init(raw: made, transfer: .none)
  }
}

extension SpinButton {
  /// [`gtk_spin_button_get_adjustment()`](https://docs.gtk.org/gtk4/method.SpinButton.get_adjustment.html),
  /// [`gtk_spin_button_set_adjustment()`](https://docs.gtk.org/gtk4/method.SpinButton.set_adjustment.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var adjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_spin_button_get_adjustment(spinButtonPointer))
    }
    set {
      if let newValue {
        gtk_spin_button_set_adjustment(spinButtonPointer, newValue.adjustmentPointer)
      }
    }
  }

  /// [`gtk_spin_button_get_climb_rate()`](https://docs.gtk.org/gtk4/method.SpinButton.get_climb_rate.html),
  /// [`gtk_spin_button_set_climb_rate()`](https://docs.gtk.org/gtk4/method.SpinButton.set_climb_rate.html)
  public var climbRate: Double {
    get {
      gtk_spin_button_get_climb_rate(spinButtonPointer)
    }
    set {
      gtk_spin_button_set_climb_rate(spinButtonPointer, newValue)
    }
  }

  /// [`gtk_spin_button_get_digits()`](https://docs.gtk.org/gtk4/method.SpinButton.get_digits.html),
  /// [`gtk_spin_button_set_digits()`](https://docs.gtk.org/gtk4/method.SpinButton.set_digits.html)
  public var digits: UInt {
    get {
      UInt(gtk_spin_button_get_digits(spinButtonPointer))
    }
    set {
      gtk_spin_button_set_digits(spinButtonPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_spin_button_get_numeric()`](https://docs.gtk.org/gtk4/method.SpinButton.get_numeric.html),
  /// [`gtk_spin_button_set_numeric()`](https://docs.gtk.org/gtk4/method.SpinButton.set_numeric.html)
  public var numeric: Bool {
    get {
      gtk_spin_button_get_numeric(spinButtonPointer) != 0
    }
    set {
      gtk_spin_button_set_numeric(spinButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_spin_button_get_snap_to_ticks()`](https://docs.gtk.org/gtk4/method.SpinButton.get_snap_to_ticks.html),
  /// [`gtk_spin_button_set_snap_to_ticks()`](https://docs.gtk.org/gtk4/method.SpinButton.set_snap_to_ticks.html)
  public var snapToTicks: Bool {
    get {
      gtk_spin_button_get_snap_to_ticks(spinButtonPointer) != 0
    }
    set {
      gtk_spin_button_set_snap_to_ticks(spinButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_spin_button_get_update_policy()`](https://docs.gtk.org/gtk4/method.SpinButton.get_update_policy.html),
  /// [`gtk_spin_button_set_update_policy()`](https://docs.gtk.org/gtk4/method.SpinButton.set_update_policy.html)
  public var updatePolicy: SpinButtonUpdatePolicy {
    get {
      SpinButtonUpdatePolicy(gtk_spin_button_get_update_policy(spinButtonPointer))
    }
    set {
      gtk_spin_button_set_update_policy(spinButtonPointer, newValue.cValue)
    }
  }

  /// [`gtk_spin_button_get_value()`](https://docs.gtk.org/gtk4/method.SpinButton.get_value.html),
  /// [`gtk_spin_button_set_value()`](https://docs.gtk.org/gtk4/method.SpinButton.set_value.html)
  public var value: Double {
    get {
      gtk_spin_button_get_value(spinButtonPointer)
    }
    set {
      gtk_spin_button_set_value(spinButtonPointer, newValue)
    }
  }

  /// [`gtk_spin_button_get_wrap()`](https://docs.gtk.org/gtk4/method.SpinButton.get_wrap.html),
  /// [`gtk_spin_button_set_wrap()`](https://docs.gtk.org/gtk4/method.SpinButton.set_wrap.html)
  public var wrap: Bool {
    get {
      gtk_spin_button_get_wrap(spinButtonPointer) != 0
    }
    set {
      gtk_spin_button_set_wrap(spinButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_spin_button_get_value_as_int()`](https://docs.gtk.org/gtk4/method.SpinButton.get_value_as_int.html)
  public var valueAsInt: Int {
    Int(gtk_spin_button_get_value_as_int(spinButtonPointer))
  }
}

extension SpinButton {
  /// [`gtk_spin_button_configure()`](https://docs.gtk.org/gtk4/method.SpinButton.configure.html)
  public func configure(_ adjustment: Adjustment?, climbRate: Double, digits: UInt) {
    gtk_spin_button_configure(
      spinButtonPointer, adjustment?.adjustmentPointer, climbRate, guint(clamping: digits))
  }

  /// [`gtk_spin_button_set_increments()`](https://docs.gtk.org/gtk4/method.SpinButton.set_increments.html)
  public func setIncrements(_ step: Double, page: Double) {
    gtk_spin_button_set_increments(spinButtonPointer, step, page)
  }

  /// [`gtk_spin_button_set_range()`](https://docs.gtk.org/gtk4/method.SpinButton.set_range.html)
  public func setRange(_ min: Double, max: Double) {
    gtk_spin_button_set_range(spinButtonPointer, min, max)
  }

  /// [`gtk_spin_button_spin()`](https://docs.gtk.org/gtk4/method.SpinButton.spin.html)
  public func spin(_ direction: SpinType, increment: Double) {
    gtk_spin_button_spin(spinButtonPointer, direction.cValue, increment)
  }

  /// [`gtk_spin_button_update()`](https://docs.gtk.org/gtk4/method.SpinButton.update.html)
  public func update() {
    gtk_spin_button_update(spinButtonPointer)
  }
}

extension SpinButton {
  /// [`GtkSpinButton::change-value`](https://docs.gtk.org/gtk4/signal.SpinButton.change-value.html)
  @discardableResult
  public func onChangeValue(_ handler: @escaping (ScrollType) -> Void) -> SignalConnection {
    connect("change-value") { arguments in
      handler(arguments.value(0) ?? .none)
    }
  }

  /// [`GtkSpinButton::output`](https://docs.gtk.org/gtk4/signal.SpinButton.output.html)
  @discardableResult
  public func onOutput(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("output", returning: { _ in handler() })
  }

  /// [`GtkSpinButton::value-changed`](https://docs.gtk.org/gtk4/signal.SpinButton.value-changed.html)
  @discardableResult
  public func onValueChanged(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }

  /// [`GtkSpinButton::wrapped`](https://docs.gtk.org/gtk4/signal.SpinButton.wrapped.html)
  @discardableResult
  public func onWrapped(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("wrapped", handler)
  }
}
#endif
