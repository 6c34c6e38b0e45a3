#if GTK
import CGTK

/// [`GtkLevelBar`](https://docs.gtk.org/gtk4/class.LevelBar.html)
open class LevelBar: Widget, Orientable {
  /// `pointer`, as the functions of `GtkLevelBar` take it.
  public var levelBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_level_bar_get_type() }

  /// [`gtk_level_bar_new()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new.html)
  public convenience init() {
    let made = constructed(gtk_level_bar_new(), by: "gtk_level_bar_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_level_bar_new_for_interval()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new_for_interval.html)
  public convenience init(minValue: Double, maxValue: Double) {
    let made = constructed(
      gtk_level_bar_new_for_interval(minValue, maxValue), by: "gtk_level_bar_new_for_interval")
    self.init(raw: made, transfer: .none)
  }
}

extension LevelBar {
  /// [`gtk_level_bar_get_inverted()`](https://docs.gtk.org/gtk4/method.LevelBar.get_inverted.html),
  /// [`gtk_level_bar_set_inverted()`](https://docs.gtk.org/gtk4/method.LevelBar.set_inverted.html)
  public var inverted: Bool {
    get {
      gtk_level_bar_get_inverted(levelBarPointer) != 0
    }
    set {
      gtk_level_bar_set_inverted(levelBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_level_bar_get_max_value()`](https://docs.gtk.org/gtk4/method.LevelBar.get_max_value.html),
  /// [`gtk_level_bar_set_max_value()`](https://docs.gtk.org/gtk4/method.LevelBar.set_max_value.html)
  public var maxValue: Double {
    get {
      gtk_level_bar_get_max_value(levelBarPointer)
    }
    set {
      gtk_level_bar_set_max_value(levelBarPointer, newValue)
    }
  }

  /// [`gtk_level_bar_get_min_value()`](https://docs.gtk.org/gtk4/method.LevelBar.get_min_value.html),
  /// [`gtk_level_bar_set_min_value()`](https://docs.gtk.org/gtk4/method.LevelBar.set_min_value.html)
  public var minValue: Double {
    get {
      gtk_level_bar_get_min_value(levelBarPointer)
    }
    set {
      gtk_level_bar_set_min_value(levelBarPointer, newValue)
    }
  }

  /// [`gtk_level_bar_get_mode()`](https://docs.gtk.org/gtk4/method.LevelBar.get_mode.html),
  /// [`gtk_level_bar_set_mode()`](https://docs.gtk.org/gtk4/method.LevelBar.set_mode.html)
  public var mode: LevelBarMode {
    get {
      LevelBarMode(gtk_level_bar_get_mode(levelBarPointer))
    }
    set {
      gtk_level_bar_set_mode(levelBarPointer, newValue.cValue)
    }
  }

  /// [`gtk_level_bar_get_value()`](https://docs.gtk.org/gtk4/method.LevelBar.get_value.html),
  /// [`gtk_level_bar_set_value()`](https://docs.gtk.org/gtk4/method.LevelBar.set_value.html)
  public var value: Double {
    get {
      gtk_level_bar_get_value(levelBarPointer)
    }
    set {
      gtk_level_bar_set_value(levelBarPointer, newValue)
    }
  }
}

extension LevelBar {
  /// [`gtk_level_bar_add_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.add_offset_value.html)
  public func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(levelBarPointer, name, value)
  }

  /// [`gtk_level_bar_remove_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.remove_offset_value.html)
  public func removeOffsetValue(_ name: String?) {
    gtk_level_bar_remove_offset_value(levelBarPointer, name)
  }
}

extension LevelBar {
  /// [`GtkLevelBar::offset-changed`](https://docs.gtk.org/gtk4/signal.LevelBar.offset-changed.html)
  @discardableResult
  public func onOffsetChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("offset-changed") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }
}
#endif
