#if GTK
import CGTK

/// [`GtkBox`](https://docs.gtk.org/gtk4/class.Box.html)
open class Box: Widget, Orientable {
  /// `pointer`, as the functions of `GtkBox` take it.
  public var boxPointer: UnsafeMutablePointer<GtkBox> {
    pointer.assumingMemoryBound(to: GtkBox.self)
  }

  open override class var gType: GType { gtk_box_get_type() }

  /// [`gtk_box_new()`](https://docs.gtk.org/gtk4/ctor.Box.new.html)
  public convenience init(orientation: Orientation, spacing: Int) {
    let made = constructed(
      gtk_box_new(orientation.cValue, gint(clamping: spacing)), by: "gtk_box_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Box {
  /// [`gtk_box_get_baseline_position()`](https://docs.gtk.org/gtk4/method.Box.get_baseline_position.html),
  /// [`gtk_box_set_baseline_position()`](https://docs.gtk.org/gtk4/method.Box.set_baseline_position.html)
  public var baselinePosition: BaselinePosition {
    get {
      BaselinePosition(gtk_box_get_baseline_position(boxPointer))
    }
    set {
      gtk_box_set_baseline_position(boxPointer, newValue.cValue)
    }
  }

  /// [`gtk_box_get_homogeneous()`](https://docs.gtk.org/gtk4/method.Box.get_homogeneous.html),
  /// [`gtk_box_set_homogeneous()`](https://docs.gtk.org/gtk4/method.Box.set_homogeneous.html)
  public var homogeneous: Bool {
    get {
      gtk_box_get_homogeneous(boxPointer) != 0
    }
    set {
      gtk_box_set_homogeneous(boxPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_box_get_spacing()`](https://docs.gtk.org/gtk4/method.Box.get_spacing.html),
  /// [`gtk_box_set_spacing()`](https://docs.gtk.org/gtk4/method.Box.set_spacing.html)
  public var spacing: Int {
    get {
      Int(gtk_box_get_spacing(boxPointer))
    }
    set {
      gtk_box_set_spacing(boxPointer, gint(clamping: newValue))
    }
  }
}

extension Box {
  /// [`gtk_box_append()`](https://docs.gtk.org/gtk4/method.Box.append.html)
  public func append(_ child: Widget) {
    gtk_box_append(boxPointer, child.widgetPointer)
  }

  /// [`gtk_box_insert_child_after()`](https://docs.gtk.org/gtk4/method.Box.insert_child_after.html)
  public func insertChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_insert_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
  }

  /// [`gtk_box_prepend()`](https://docs.gtk.org/gtk4/method.Box.prepend.html)
  public func prepend(_ child: Widget) {
    gtk_box_prepend(boxPointer, child.widgetPointer)
  }

  /// [`gtk_box_remove()`](https://docs.gtk.org/gtk4/method.Box.remove.html)
  public func remove(_ child: Widget) {
    gtk_box_remove(boxPointer, child.widgetPointer)
  }

  /// [`gtk_box_reorder_child_after()`](https://docs.gtk.org/gtk4/method.Box.reorder_child_after.html)
  public func reorderChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_reorder_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
  }
}
#endif
