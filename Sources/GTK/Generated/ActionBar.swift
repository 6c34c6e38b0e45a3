#if GTK
import CGTK

/// [`GtkActionBar`](https://docs.gtk.org/gtk4/class.ActionBar.html)
open class ActionBar: Widget {
  /// `pointer`, as the functions of `GtkActionBar` take it.
  public var actionBarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_action_bar_get_type() }

  /// [`gtk_action_bar_new()`](https://docs.gtk.org/gtk4/ctor.ActionBar.new.html)
  public convenience init() {
    let made = constructed(gtk_action_bar_new(), by: "gtk_action_bar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension ActionBar {
  /// [`gtk_action_bar_get_revealed()`](https://docs.gtk.org/gtk4/method.ActionBar.get_revealed.html),
  /// [`gtk_action_bar_set_revealed()`](https://docs.gtk.org/gtk4/method.ActionBar.set_revealed.html)
  public var revealed: Bool {
    get {
      gtk_action_bar_get_revealed(actionBarPointer) != 0
    }
    set {
      gtk_action_bar_set_revealed(actionBarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_action_bar_get_center_widget()`](https://docs.gtk.org/gtk4/method.ActionBar.get_center_widget.html),
  /// [`gtk_action_bar_set_center_widget()`](https://docs.gtk.org/gtk4/method.ActionBar.set_center_widget.html)
  public var centerWidget: Widget? {
    get {
      Widget.wrap(gtk_action_bar_get_center_widget(actionBarPointer))
    }
    set {
      gtk_action_bar_set_center_widget(actionBarPointer, newValue?.widgetPointer)
    }
  }
}

extension ActionBar {
  /// [`gtk_action_bar_pack_end()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_end.html)
  public func packEnd(_ child: Widget) {
    gtk_action_bar_pack_end(actionBarPointer, child.widgetPointer)
  }

  /// [`gtk_action_bar_pack_start()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_start.html)
  public func packStart(_ child: Widget) {
    gtk_action_bar_pack_start(actionBarPointer, child.widgetPointer)
  }

  /// [`gtk_action_bar_remove()`](https://docs.gtk.org/gtk4/method.ActionBar.remove.html)
  public func remove(_ child: Widget) {
    gtk_action_bar_remove(actionBarPointer, child.widgetPointer)
  }
}
#endif
