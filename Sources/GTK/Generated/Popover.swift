#if GTK
import CGTK

/// [`GtkPopover`](https://docs.gtk.org/gtk4/class.Popover.html)
open class Popover: Widget, Native {
  /// `pointer`, as the functions of `GtkPopover` take it.
  public var popoverPointer: UnsafeMutablePointer<GtkPopover> {
    pointer.assumingMemoryBound(to: GtkPopover.self)
  }

  open override class var gType: GType { gtk_popover_get_type() }

  /// [`gtk_popover_new()`](https://docs.gtk.org/gtk4/ctor.Popover.new.html)
  public convenience init() {
    let made = constructed(gtk_popover_new(), by: "gtk_popover_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Popover {
  /// [`gtk_popover_get_autohide()`](https://docs.gtk.org/gtk4/method.Popover.get_autohide.html),
  /// [`gtk_popover_set_autohide()`](https://docs.gtk.org/gtk4/method.Popover.set_autohide.html)
  public var autohide: Bool {
    get {
      gtk_popover_get_autohide(popoverPointer) != 0
    }
    set {
      gtk_popover_set_autohide(popoverPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_popover_get_cascade_popdown()`](https://docs.gtk.org/gtk4/method.Popover.get_cascade_popdown.html),
  /// [`gtk_popover_set_cascade_popdown()`](https://docs.gtk.org/gtk4/method.Popover.set_cascade_popdown.html)
  public var cascadePopdown: Bool {
    get {
      gtk_popover_get_cascade_popdown(popoverPointer) != 0
    }
    set {
      gtk_popover_set_cascade_popdown(popoverPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_popover_get_child()`](https://docs.gtk.org/gtk4/method.Popover.get_child.html),
  /// [`gtk_popover_set_child()`](https://docs.gtk.org/gtk4/method.Popover.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_popover_get_child(popoverPointer))
    }
    set {
      gtk_popover_set_child(popoverPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_popover_set_default_widget()`](https://docs.gtk.org/gtk4/method.Popover.set_default_widget.html)
  public var defaultWidget: Widget? {
    get {
      objectProperty("default-widget")
    }
    set {
      gtk_popover_set_default_widget(popoverPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_popover_get_has_arrow()`](https://docs.gtk.org/gtk4/method.Popover.get_has_arrow.html),
  /// [`gtk_popover_set_has_arrow()`](https://docs.gtk.org/gtk4/method.Popover.set_has_arrow.html)
  public var hasArrow: Bool {
    get {
      gtk_popover_get_has_arrow(popoverPointer) != 0
    }
    set {
      gtk_popover_set_has_arrow(popoverPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_popover_get_mnemonics_visible()`](https://docs.gtk.org/gtk4/method.Popover.get_mnemonics_visible.html),
  /// [`gtk_popover_set_mnemonics_visible()`](https://docs.gtk.org/gtk4/method.Popover.set_mnemonics_visible.html)
  public var mnemonicsVisible: Bool {
    get {
      gtk_popover_get_mnemonics_visible(popoverPointer) != 0
    }
    set {
      gtk_popover_set_mnemonics_visible(popoverPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_popover_get_position()`](https://docs.gtk.org/gtk4/method.Popover.get_position.html),
  /// [`gtk_popover_set_position()`](https://docs.gtk.org/gtk4/method.Popover.set_position.html)
  public var position: PositionType {
    get {
      PositionType(gtk_popover_get_position(popoverPointer))
    }
    set {
      gtk_popover_set_position(popoverPointer, newValue.cValue)
    }
  }
}

extension Popover {
  /// [`gtk_popover_popdown()`](https://docs.gtk.org/gtk4/method.Popover.popdown.html)
  public func popdown() {
    gtk_popover_popdown(popoverPointer)
  }

  /// [`gtk_popover_popup()`](https://docs.gtk.org/gtk4/method.Popover.popup.html)
  public func popup() {
    gtk_popover_popup(popoverPointer)
  }

  /// [`gtk_popover_present()`](https://docs.gtk.org/gtk4/method.Popover.present.html)
  public func present() {
    gtk_popover_present(popoverPointer)
  }

  /// [`gtk_popover_set_offset()`](https://docs.gtk.org/gtk4/method.Popover.set_offset.html)
  public func setOffset(_ xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(popoverPointer, gint(clamping: xOffset), gint(clamping: yOffset))
  }
}

extension Popover {
  /// [`GtkPopover::activate-default`](https://docs.gtk.org/gtk4/signal.Popover.activate-default.html)
  @discardableResult
  public func onActivateDefault(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate-default", handler)
  }

  /// [`GtkPopover::closed`](https://docs.gtk.org/gtk4/signal.Popover.closed.html)
  @discardableResult
  public func onClosed(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("closed", handler)
  }
}
#endif
