#if GTK
import CGTK

/// [`GtkInscription`](https://docs.gtk.org/gtk4/class.Inscription.html)
open class Inscription: Widget {
  /// `pointer`, as the functions of `GtkInscription` take it.
  public var inscriptionPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_inscription_get_type() }

  /// [`gtk_inscription_new()`](https://docs.gtk.org/gtk4/ctor.Inscription.new.html)
  public convenience init(_ text: String? = nil) {
    let made = constructed(gtk_inscription_new(text), by: "gtk_inscription_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Inscription {
  /// [`gtk_inscription_get_min_chars()`](https://docs.gtk.org/gtk4/method.Inscription.get_min_chars.html),
  /// [`gtk_inscription_set_min_chars()`](https://docs.gtk.org/gtk4/method.Inscription.set_min_chars.html)
  public var minChars: UInt {
    get {
      UInt(gtk_inscription_get_min_chars(inscriptionPointer))
    }
    set {
      gtk_inscription_set_min_chars(inscriptionPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_inscription_get_min_lines()`](https://docs.gtk.org/gtk4/method.Inscription.get_min_lines.html),
  /// [`gtk_inscription_set_min_lines()`](https://docs.gtk.org/gtk4/method.Inscription.set_min_lines.html)
  public var minLines: UInt {
    get {
      UInt(gtk_inscription_get_min_lines(inscriptionPointer))
    }
    set {
      gtk_inscription_set_min_lines(inscriptionPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_inscription_get_nat_chars()`](https://docs.gtk.org/gtk4/method.Inscription.get_nat_chars.html),
  /// [`gtk_inscription_set_nat_chars()`](https://docs.gtk.org/gtk4/method.Inscription.set_nat_chars.html)
  public var natChars: UInt {
    get {
      UInt(gtk_inscription_get_nat_chars(inscriptionPointer))
    }
    set {
      gtk_inscription_set_nat_chars(inscriptionPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_inscription_get_nat_lines()`](https://docs.gtk.org/gtk4/method.Inscription.get_nat_lines.html),
  /// [`gtk_inscription_set_nat_lines()`](https://docs.gtk.org/gtk4/method.Inscription.set_nat_lines.html)
  public var natLines: UInt {
    get {
      UInt(gtk_inscription_get_nat_lines(inscriptionPointer))
    }
    set {
      gtk_inscription_set_nat_lines(inscriptionPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_inscription_get_text()`](https://docs.gtk.org/gtk4/method.Inscription.get_text.html),
  /// [`gtk_inscription_set_text()`](https://docs.gtk.org/gtk4/method.Inscription.set_text.html)
  public var text: String? {
    get {
      optionalSwiftString(gtk_inscription_get_text(inscriptionPointer))
    }
    set {
      gtk_inscription_set_text(inscriptionPointer, newValue)
    }
  }

  /// [`gtk_inscription_get_text_overflow()`](https://docs.gtk.org/gtk4/method.Inscription.get_text_overflow.html),
  /// [`gtk_inscription_set_text_overflow()`](https://docs.gtk.org/gtk4/method.Inscription.set_text_overflow.html)
  public var textOverflow: InscriptionOverflow {
    get {
      InscriptionOverflow(gtk_inscription_get_text_overflow(inscriptionPointer))
    }
    set {
      gtk_inscription_set_text_overflow(inscriptionPointer, newValue.cValue)
    }
  }

  /// [`gtk_inscription_get_wrap_mode()`](https://docs.gtk.org/gtk4/method.Inscription.get_wrap_mode.html),
  /// [`gtk_inscription_set_wrap_mode()`](https://docs.gtk.org/gtk4/method.Inscription.set_wrap_mode.html)
  public var wrapMode: LineWrapMode {
    get {
      LineWrapMode(gtk_inscription_get_wrap_mode(inscriptionPointer))
    }
    set {
      gtk_inscription_set_wrap_mode(inscriptionPointer, newValue.cValue)
    }
  }

  /// [`gtk_inscription_get_xalign()`](https://docs.gtk.org/gtk4/method.Inscription.get_xalign.html),
  /// [`gtk_inscription_set_xalign()`](https://docs.gtk.org/gtk4/method.Inscription.set_xalign.html)
  public var xalign: Float {
    get {
      gtk_inscription_get_xalign(inscriptionPointer)
    }
    set {
      gtk_inscription_set_xalign(inscriptionPointer, newValue)
    }
  }

  /// [`gtk_inscription_get_yalign()`](https://docs.gtk.org/gtk4/method.Inscription.get_yalign.html),
  /// [`gtk_inscription_set_yalign()`](https://docs.gtk.org/gtk4/method.Inscription.set_yalign.html)
  public var yalign: Float {
    get {
      gtk_inscription_get_yalign(inscriptionPointer)
    }
    set {
      gtk_inscription_set_yalign(inscriptionPointer, newValue)
    }
  }
}

extension Inscription {
  /// [`gtk_inscription_set_markup()`](https://docs.gtk.org/gtk4/method.Inscription.set_markup.html)
  public func setMarkup(_ markup: String?) {
    gtk_inscription_set_markup(inscriptionPointer, markup)
  }
}
#endif
