#if GTK
import CGTK

extension LayoutContainer {
  /// Adds a child, or moves it when it is in here already.
  ///
  /// A child of another layout container is taken out of that one; one that is in any other kind
  /// of widget stays there, and GTK reports a critical error.
  /// - Parameter sibling: The child that comes before it; nil puts it first.
  public func insert(_ child: Widget, after sibling: Widget?) {
    swiftui_layout_insert(layoutPointer, child.widgetPointer, sibling?.widgetPointer)
  }

  /// Takes a child out; GTK reports a critical error when it is not in here.
  public func remove(_ child: Widget) {
    swiftui_layout_remove(layoutPointer, child.widgetPointer)
  }

  /// Places a child. Edges are rounded to whole pixels, not sizes, so that two frames that touch
  /// leave no gap. Sizes below 0 count as 0.
  ///
  /// A control that gets less than its minimum size (`measure(_:forSize:)`) keeps the minimum, and
  /// reaches beyond the frame: GTK cannot draw its borders otherwise.
  public func setFrame(
    of child: Widget, x: Double, y: Double, width: Double, height: Double
  ) {
    swiftui_layout_set_frame(layoutPointer, child.widgetPointer, x, y, width, height)
  }

  /// The frame that a child has got, after rounding: nil when it is not in here.
  public func frame(
    of child: Widget
  ) -> (x: Int, y: Int, width: Int, height: Int)? {
    var x: gint = 0
    var y: gint = 0
    var width: gint = 0
    var height: gint = 0
    let found = swiftui_layout_get_frame(
      layoutPointer, child.widgetPointer, &x, &y, &width, &height)
    guard found != 0 else { return nil }
    return (Int(x), Int(y), Int(width), Int(height))
  }

  /// Draws a child transformed, and finds it there under the pointer, without changing its frame:
  /// x' = a x + c y + tx, y' = b x + d y + ty, about the top left corner of the frame.
  ///
  /// Numbers that are not finite are refused, and GTK reports a critical error.
  public func setTransform(
    of child: Widget, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    swiftui_layout_set_transform(layoutPointer, child.widgetPointer, a, b, c, d, tx, ty)
  }

  /// Draws a child where its frame is again.
  public func resetTransform(of child: Widget) {
    setTransform(of: child, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Clips what the container draws to a rectangle with rounded corners, in pixels; all 0 for none.
  public func setCornerRadii(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    swiftui_layout_set_corner_radii(
      layoutPointer, Float(topLeft), Float(topRight), Float(bottomRight), Float(bottomLeft))
  }
}
#endif
