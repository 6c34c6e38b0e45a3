#if GTK
import CGTK

/// [`PangoContext`](https://docs.gtk.org/Pango/class.Context.html)
open class PangoContext: Object {
  /// `pointer`, as the functions of `PangoContext` take it.
  public var pangoContextPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { pango_context_get_type() }

  /// [`pango_context_new()`](https://docs.gtk.org/Pango/ctor.Context.new.html)
  public convenience init() {
    let made = constructed(pango_context_new(), by: "pango_context_new")
    self.init(raw: made, transfer: .full)
  }
}

extension PangoContext {
  /// [`pango_context_get_base_dir()`](https://docs.gtk.org/Pango/method.Context.get_base_dir.html),
  /// [`pango_context_set_base_dir()`](https://docs.gtk.org/Pango/method.Context.set_base_dir.html)
  public var baseDir: PangoDirection {
    get {
      PangoDirection(pango_context_get_base_dir(pangoContextPointer))
    }
    set {
      pango_context_set_base_dir(pangoContextPointer, newValue.cValue)
    }
  }

  /// [`pango_context_get_base_gravity()`](https://docs.gtk.org/Pango/method.Context.get_base_gravity.html),
  /// [`pango_context_set_base_gravity()`](https://docs.gtk.org/Pango/method.Context.set_base_gravity.html)
  public var baseGravity: Gravity {
    get {
      Gravity(pango_context_get_base_gravity(pangoContextPointer))
    }
    set {
      pango_context_set_base_gravity(pangoContextPointer, newValue.cValue)
    }
  }

  /// [`pango_context_get_gravity()`](https://docs.gtk.org/Pango/method.Context.get_gravity.html)
  public var gravity: Gravity {
    Gravity(pango_context_get_gravity(pangoContextPointer))
  }

  /// [`pango_context_get_gravity_hint()`](https://docs.gtk.org/Pango/method.Context.get_gravity_hint.html),
  /// [`pango_context_set_gravity_hint()`](https://docs.gtk.org/Pango/method.Context.set_gravity_hint.html)
  public var gravityHint: GravityHint {
    get {
      GravityHint(pango_context_get_gravity_hint(pangoContextPointer))
    }
    set {
      pango_context_set_gravity_hint(pangoContextPointer, newValue.cValue)
    }
  }

  /// [`pango_context_get_round_glyph_positions()`](https://docs.gtk.org/Pango/method.Context.get_round_glyph_positions.html),
  /// [`pango_context_set_round_glyph_positions()`](https://docs.gtk.org/Pango/method.Context.set_round_glyph_positions.html)
  public var roundGlyphPositions: Bool {
    get {
      pango_context_get_round_glyph_positions(pangoContextPointer) != 0
    }
    set {
      pango_context_set_round_glyph_positions(pangoContextPointer, newValue ? 1 : 0)
    }
  }

  /// [`pango_context_get_serial()`](https://docs.gtk.org/Pango/method.Context.get_serial.html)
  public var serial: UInt {
    UInt(pango_context_get_serial(pangoContextPointer))
  }
}

extension PangoContext {
  /// [`pango_context_changed()`](https://docs.gtk.org/Pango/method.Context.changed.html)
  public func changed() {
    pango_context_changed(pangoContextPointer)
  }
}
#endif
