#if GTK
import CGTK

/// [`GtkDragSource`](https://docs.gtk.org/gtk4/class.DragSource.html)
open class DragSource: GestureSingle {
  /// `pointer`, as the functions of `GtkDragSource` take it.
  public var dragSourcePointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_drag_source_get_type() }

  /// [`gtk_drag_source_new()`](https://docs.gtk.org/gtk4/ctor.DragSource.new.html)
  public convenience init() {
    let made = constructed(gtk_drag_source_new(), by: "gtk_drag_source_new")
    self.init(raw: made, transfer: .full)
  }
}

extension DragSource {
  /// [`gtk_drag_source_get_actions()`](https://docs.gtk.org/gtk4/method.DragSource.get_actions.html),
  /// [`gtk_drag_source_set_actions()`](https://docs.gtk.org/gtk4/method.DragSource.set_actions.html)
  public var actions: DragAction {
    get {
      DragAction(gtk_drag_source_get_actions(dragSourcePointer))
    }
    set {
      gtk_drag_source_set_actions(dragSourcePointer, newValue.cValue)
    }
  }

  /// [`gtk_drag_source_get_content()`](https://docs.gtk.org/gtk4/method.DragSource.get_content.html),
  /// [`gtk_drag_source_set_content()`](https://docs.gtk.org/gtk4/method.DragSource.set_content.html)
  public var content: ContentProvider? {
    get {
      ContentProvider.wrap(gtk_drag_source_get_content(dragSourcePointer))
    }
    set {
      gtk_drag_source_set_content(dragSourcePointer, newValue?.contentProviderPointer)
    }
  }
}

extension DragSource {
  /// [`gtk_drag_source_drag_cancel()`](https://docs.gtk.org/gtk4/method.DragSource.drag_cancel.html)
  public func dragCancel() {
    gtk_drag_source_drag_cancel(dragSourcePointer)
  }

  /// [`gtk_drag_source_set_icon()`](https://docs.gtk.org/gtk4/method.DragSource.set_icon.html)
  public func setIcon(_ paintable: (any Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(
      dragSourcePointer, paintable?.paintablePointer, gint(clamping: hotX), gint(clamping: hotY))
  }
}
#endif
