#if GTK
import CGTK

/// [`GtkColorButton`](https://docs.gtk.org/gtk4/class.ColorButton.html)
open class ColorButton: Widget, ColorChooser {
  /// `pointer`, as the functions of `GtkColorButton` take it.
  public var colorButtonPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_color_button_get_type() }

  /// [`gtk_color_button_new()`](https://docs.gtk.org/gtk4/ctor.ColorButton.new.html)
  public convenience init() {
    let made = constructed(gtk_color_button_new(), by: "gtk_color_button_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ColorButton {
  /// [`gtk_color_button_get_modal()`](https://docs.gtk.org/gtk4/method.ColorButton.get_modal.html),
  /// [`gtk_color_button_set_modal()`](https://docs.gtk.org/gtk4/method.ColorButton.set_modal.html)
  public var modal: Bool {
    get {
      gtk_color_button_get_modal(colorButtonPointer) != 0
    }
    set {
      gtk_color_button_set_modal(colorButtonPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkColorButton:show-editor`](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html)
  public var showEditor: Bool {
    get {
      property("show-editor") ?? false
    }
    set {
      setProperty("show-editor", newValue)
    }
  }

  /// [`gtk_color_button_get_title()`](https://docs.gtk.org/gtk4/method.ColorButton.get_title.html),
  /// [`gtk_color_button_set_title()`](https://docs.gtk.org/gtk4/method.ColorButton.set_title.html)
  public var title: String {
    get {
      swiftString(gtk_color_button_get_title(colorButtonPointer))
    }
    set {
      gtk_color_button_set_title(colorButtonPointer, newValue)
    }
  }
}

extension ColorButton {
  /// [`GtkColorButton::activate`](https://docs.gtk.org/gtk4/signal.ColorButton.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// [`GtkColorButton::color-set`](https://docs.gtk.org/gtk4/signal.ColorButton.color-set.html)
  @discardableResult
  public func onColorSet(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("color-set", handler)
  }
}
#endif
