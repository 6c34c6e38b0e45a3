#if GTK
import CGTK

/// [`GtkRevealer`](https://docs.gtk.org/gtk4/class.Revealer.html)
open class Revealer: Widget {
  /// `pointer`, as the functions of `GtkRevealer` take it.
  public var revealerPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_revealer_get_type() }

  /// [`gtk_revealer_new()`](https://docs.gtk.org/gtk4/ctor.Revealer.new.html)
  public convenience init() {
    let made = constructed(gtk_revealer_new(), by: "gtk_revealer_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Revealer {
  /// [`gtk_revealer_get_child()`](https://docs.gtk.org/gtk4/method.Revealer.get_child.html),
  /// [`gtk_revealer_set_child()`](https://docs.gtk.org/gtk4/method.Revealer.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_revealer_get_child(revealerPointer))
    }
    set {
      gtk_revealer_set_child(revealerPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_revealer_get_child_revealed()`](https://docs.gtk.org/gtk4/method.Revealer.get_child_revealed.html)
  public var childRevealed: Bool {
    gtk_revealer_get_child_revealed(revealerPointer) != 0
  }

  /// [`gtk_revealer_get_reveal_child()`](https://docs.gtk.org/gtk4/method.Revealer.get_reveal_child.html),
  /// [`gtk_revealer_set_reveal_child()`](https://docs.gtk.org/gtk4/method.Revealer.set_reveal_child.html)
  public var revealChild: Bool {
    get {
      gtk_revealer_get_reveal_child(revealerPointer) != 0
    }
    set {
      gtk_revealer_set_reveal_child(revealerPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_revealer_get_transition_duration()`](https://docs.gtk.org/gtk4/method.Revealer.get_transition_duration.html),
  /// [`gtk_revealer_set_transition_duration()`](https://docs.gtk.org/gtk4/method.Revealer.set_transition_duration.html)
  public var transitionDuration: UInt {
    get {
      UInt(gtk_revealer_get_transition_duration(revealerPointer))
    }
    set {
      gtk_revealer_set_transition_duration(revealerPointer, guint(clamping: newValue))
    }
  }

  /// [`gtk_revealer_get_transition_type()`](https://docs.gtk.org/gtk4/method.Revealer.get_transition_type.html),
  /// [`gtk_revealer_set_transition_type()`](https://docs.gtk.org/gtk4/method.Revealer.set_transition_type.html)
  public var transitionType: RevealerTransitionType {
    get {
      RevealerTransitionType(gtk_revealer_get_transition_type(revealerPointer))
    }
    set {
      gtk_revealer_set_transition_type(revealerPointer, newValue.cValue)
    }
  }
}
#endif
