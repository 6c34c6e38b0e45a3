#if GTK
import CGTK

extension DrawingArea {
  /// Draws with Cairo from now on: the `cairo_t *`, then width and height in pixels; nil draws
  /// nothing. The context is valid only during the call.
  public func setDraw(_ body: ((OpaquePointer, Double, Double) -> Void)?) {
    guard let body else {
      return gtk_drawing_area_set_draw_func(drawingAreaPointer, nil, nil, nil)
    }
    let box = ClosureBox<DrawClosure>(body)
    gtk_drawing_area_set_draw_func(
      drawingAreaPointer, drawArea, box.retainedPointer(), releaseBox)
  }
}

private typealias DrawClosure = (OpaquePointer, Double, Double) -> Void

nonisolated private func drawArea(
  area: UnsafeMutablePointer<GtkDrawingArea>?, context: OpaquePointer?, width: Int32,
  height: Int32, data: gpointer?
) {
  guard let data, let context else { return }
  ClosureBox<DrawClosure>.call(in: data, context) { closure, context in
    closure(context, Double(width), Double(height))
  }
}
#endif
