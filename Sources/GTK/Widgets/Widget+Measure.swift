#if GTK
import CGTK

extension Widget {
  /// What the widget asks for in one orientation, margins included.
  /// - Parameter forSize: The size in the other orientation; -1 for none in particular. Less than
  ///   the minimum there counts as the minimum.
  public func measure(
    _ orientation: Orientation, forSize: Int = -1
  ) -> (minimum: Int, natural: Int) {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(
      widgetPointer, orientation.cValue, atLeastMinimum(forSize, across: orientation), &minimum,
      &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Newer releases of GTK report a critical error when they are asked for less than the minimum.
  private func atLeastMinimum(_ size: Int, across orientation: Orientation) -> gint {
    guard size >= 0 else { return -1 }
    var minimum: gint = 0
    let other = orientation == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    gtk_widget_measure(widgetPointer, other, -1, &minimum, nil, nil, nil)
    return max(gint(clamping: size), minimum)
  }

  /// The distances of its first line's baseline from the top at minimum and natural height; nil
  /// when it has none.
  public func measureBaselines(forWidth: Int = -1) -> (minimum: Int, natural: Int)? {
    var minimum: gint = -1
    var natural: gint = -1
    gtk_widget_measure(
      widgetPointer, GTK_ORIENTATION_VERTICAL, atLeastMinimum(forWidth, across: .vertical), nil,
      nil, &minimum, &natural)
    guard minimum >= 0, natural >= 0 else { return nil }
    return (Int(minimum), Int(natural))
  }

  /// Where the widget's top left corner, or another point of it, is in an ancestor or in a widget
  /// of the same window: nil when they share none.
  public func translate(
    x: Double = 0, y: Double = 0, to other: Widget
  ) -> (x: Double, y: Double)? {
    var resultX: Double = 0
    var resultY: Double = 0
    let found = gtk_widget_translate_coordinates(
      widgetPointer, other.widgetPointer, x, y, &resultX, &resultY)
    return found != 0 ? (resultX, resultY) : nil
  }

  /// The children, in their order; those that GTK's composite widgets made for themselves, too.
  public var children: [Widget] {
    var result: [Widget] = []
    var child = firstChild
    while let found = child {
      result.append(found)
      child = found.nextSibling
    }
    return result
  }
}
#endif
