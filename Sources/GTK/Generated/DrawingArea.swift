#if GTK
import CGTK

/// [`GtkDrawingArea`](https://docs.gtk.org/gtk4/class.DrawingArea.html)
open class DrawingArea: Widget {
  /// `pointer`, as the functions of `GtkDrawingArea` take it.
  public var drawingAreaPointer: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  open override class var gType: GType { gtk_drawing_area_get_type() }

  /// [`gtk_drawing_area_new()`](https://docs.gtk.org/gtk4/ctor.DrawingArea.new.html)
  public convenience init() {
    let made = constructed(gtk_drawing_area_new(), by: "gtk_drawing_area_new")
    self.init(raw: made, transfer: .none)
  }
}

extension DrawingArea {
  /// [`gtk_drawing_area_get_content_height()`](https://docs.gtk.org/gtk4/method.DrawingArea.get_content_height.html),
  /// [`gtk_drawing_area_set_content_height()`](https://docs.gtk.org/gtk4/method.DrawingArea.set_content_height.html)
  public var contentHeight: Int {
    get {
      Int(gtk_drawing_area_get_content_height(drawingAreaPointer))
    }
    set {
      gtk_drawing_area_set_content_height(drawingAreaPointer, gint(clamping: newValue))
    }
  }

  /// [`gtk_drawing_area_get_content_width()`](https://docs.gtk.org/gtk4/method.DrawingArea.get_content_width.html),
  /// [`gtk_drawing_area_set_content_width()`](https://docs.gtk.org/gtk4/method.DrawingArea.set_content_width.html)
  public var contentWidth: Int {
    get {
      Int(gtk_drawing_area_get_content_width(drawingAreaPointer))
    }
    set {
      gtk_drawing_area_set_content_width(drawingAreaPointer, gint(clamping: newValue))
    }
  }
}

extension DrawingArea {
  /// [`GtkDrawingArea::resize`](https://docs.gtk.org/gtk4/signal.DrawingArea.resize.html)
  @discardableResult
  public func onResize(_ handler: @escaping (Int, Int) -> Void) -> SignalConnection {
    connect("resize") { arguments in
      handler(arguments.value(0) ?? 0, arguments.value(1) ?? 0)
    }
  }
}
#endif
