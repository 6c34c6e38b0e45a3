#if GTK
import CGTK

/// [`GtkHeaderBar`](https://docs.gtk.org/gtk4/class.HeaderBar.html)
open class HeaderBar: Widget {
  /// `pointer`, as the functions of `GtkHeaderBar` take it.
  public var headerBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_header_bar_get_type() }

  /// [`gtk_header_bar_new()`](https://docs.gtk.org/gtk4/ctor.HeaderBar.new.html)
  public convenience init() {
    let made = constructed(gtk_header_bar_new(), by: "gtk_header_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension HeaderBar {
  /// [`gtk_header_bar_get_decoration_layout()`](https://docs.gtk.org/gtk4/method.HeaderBar.get_decoration_layout.html),
  /// [`gtk_header_bar_set_decoration_layout()`](https://docs.gtk.org/gtk4/method.HeaderBar.set_decoration_layout.html)
  public var decorationLayout: String? {
    get {
      optionalSwiftString(gtk_header_bar_get_decoration_layout(headerBarPointer))
    }
    set {
      gtk_header_bar_set_decoration_layout(headerBarPointer, newValue)
    }
  }

  /// [`gtk_header_bar_get_show_title_buttons()`](https://docs.gtk.org/gtk4/method.HeaderBar.get_show_title_buttons.html),
  /// [`gtk_header_bar_set_show_title_buttons()`](https://docs.gtk.org/gtk4/method.HeaderBar.set_show_title_buttons.html)
  public var showTitleButtons: Bool {
    get {
      gtk_header_bar_get_show_title_buttons(headerBarPointer) != 0
    }
    set {
      gtk_header_bar_set_show_title_buttons(headerBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_header_bar_get_title_widget()`](https://docs.gtk.org/gtk4/method.HeaderBar.get_title_widget.html),
  /// [`gtk_header_bar_set_title_widget()`](https://docs.gtk.org/gtk4/method.HeaderBar.set_title_widget.html)
  public var titleWidget: Widget? {
    get {
      Widget.wrap(gtk_header_bar_get_title_widget(headerBarPointer))
    }
    set {
      gtk_header_bar_set_title_widget(headerBarPointer, newValue?.widgetPointer)
    }
  }
}

extension HeaderBar {
  /// [`gtk_header_bar_pack_end()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_end.html)
  public func packEnd(_ child: Widget) {
    gtk_header_bar_pack_end(headerBarPointer, child.widgetPointer)
  }

  /// [`gtk_header_bar_pack_start()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_start.html)
  public func packStart(_ child: Widget) {
    gtk_header_bar_pack_start(headerBarPointer, child.widgetPointer)
  }

  /// [`gtk_header_bar_remove()`](https://docs.gtk.org/gtk4/method.HeaderBar.remove.html)
  public func remove(_ child: Widget) {
    gtk_header_bar_remove(headerBarPointer, child.widgetPointer)
  }
}
#endif
