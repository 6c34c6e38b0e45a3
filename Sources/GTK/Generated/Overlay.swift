#if GTK
import CGTK

/// [`GtkOverlay`](https://docs.gtk.org/gtk4/class.Overlay.html)
open class Overlay: Widget {
  /// `pointer`, as the functions of `GtkOverlay` take it.
  public var overlayPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_overlay_get_type() }

  /// [`gtk_overlay_new()`](https://docs.gtk.org/gtk4/ctor.Overlay.new.html)
  public convenience init() {
    let made = constructed(gtk_overlay_new(), by: "gtk_overlay_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Overlay {
  /// [`gtk_overlay_get_child()`](https://docs.gtk.org/gtk4/method.Overlay.get_child.html),
  /// [`gtk_overlay_set_child()`](https://docs.gtk.org/gtk4/method.Overlay.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_overlay_get_child(overlayPointer))
    }
    set {
      gtk_overlay_set_child(overlayPointer, newValue?.widgetPointer)
    }
  }
}

extension Overlay {
  /// [`gtk_overlay_add_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.add_overlay.html)
  public func addOverlay(_ widget: Widget) {
    gtk_overlay_add_overlay(overlayPointer, widget.widgetPointer)
  }

  /// [`gtk_overlay_get_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_clip_overlay.html)
  @discardableResult
  public func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(overlayPointer, widget.widgetPointer) != 0
  }

  /// [`gtk_overlay_get_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_measure_overlay.html)
  @discardableResult
  public func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(overlayPointer, widget.widgetPointer) != 0
  }

  /// [`gtk_overlay_remove_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.remove_overlay.html)
  public func removeOverlay(_ widget: Widget) {
    gtk_overlay_remove_overlay(overlayPointer, widget.widgetPointer)
  }

  /// [`gtk_overlay_set_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_clip_overlay.html)
  public func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(overlayPointer, widget.widgetPointer, clipOverlay ? 1 : 0)
  }

  /// [`gtk_overlay_set_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_measure_overlay.html)
  public func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(overlayPointer, widget.widgetPointer, measure ? 1 : 0)
  }
}
#endif
