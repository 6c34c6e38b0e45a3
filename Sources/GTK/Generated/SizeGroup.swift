#if GTK
import CGTK

/// [`GtkSizeGroup`](https://docs.gtk.org/gtk4/class.SizeGroup.html)
open class SizeGroup: Object {
  /// `pointer`, as the functions of `GtkSizeGroup` take it.
  public var sizeGroupPointer: UnsafeMutablePointer<GtkSizeGroup> {
    pointer.assumingMemoryBound(to: GtkSizeGroup.self)
  }

  open override class var gType: GType { gtk_size_group_get_type() }

  /// [`gtk_size_group_new()`](https://docs.gtk.org/gtk4/ctor.SizeGroup.new.html)
  public convenience init(mode: SizeGroupMode) {
    let made = constructed(gtk_size_group_new(mode.cValue), by: "gtk_size_group_new")
    self.init(raw: made, transfer: .full)
  }
}

extension SizeGroup {
  /// [`gtk_size_group_get_mode()`](https://docs.gtk.org/gtk4/method.SizeGroup.get_mode.html),
  /// [`gtk_size_group_set_mode()`](https://docs.gtk.org/gtk4/method.SizeGroup.set_mode.html)
  public var mode: SizeGroupMode {
    get {
      SizeGroupMode(gtk_size_group_get_mode(sizeGroupPointer))
    }
    set {
      gtk_size_group_set_mode(sizeGroupPointer, newValue.cValue)
    }
  }
}

extension SizeGroup {
  /// [`gtk_size_group_add_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.add_widget.html)
  public func addWidget(_ widget: Widget) {
    gtk_size_group_add_widget(sizeGroupPointer, widget.widgetPointer)
  }

  /// [`gtk_size_group_remove_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.remove_widget.html)
  public func removeWidget(_ widget: Widget) {
    gtk_size_group_remove_widget(sizeGroupPointer, widget.widgetPointer)
  }
}
#endif
