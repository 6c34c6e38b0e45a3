#if GTK
import CGTK

/// A rectangle in a widget's coordinates, in pixels.
nonisolated public struct Rectangle: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// For calls into C; rounded to whole pixels.
  public var cValue: GdkRectangle {
    GdkRectangle(
      x: gint(clamping: Int(x.rounded())), y: gint(clamping: Int(y.rounded())),
      width: gint(clamping: Int(width.rounded())), height: gint(clamping: Int(height.rounded())))
  }
}

extension Widget {
  /// The widget's area, borders and padding included, in the coordinates of another widget of the
  /// same window: nil when there is no such relation.
  public func bounds(in other: Widget) -> Rectangle? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widgetPointer, other.widgetPointer, &bounds) != 0 else {
      return nil
    }
    return Rectangle(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}

extension Popover {
  /// What the popover points to, in its parent's coordinates; nil for the whole parent.
  public var pointingTo: Rectangle? {
    get {
      var value = GdkRectangle()
      guard gtk_popover_get_pointing_to(popoverPointer, &value) != 0 else { return nil }
      return Rectangle(
        x: Double(value.x), y: Double(value.y), width: Double(value.width),
        height: Double(value.height))
    }
    set {
      guard let newValue else {
        return gtk_popover_set_pointing_to(popoverPointer, nil)
      }
      var value = newValue.cValue
      gtk_popover_set_pointing_to(popoverPointer, &value)
    }
  }
}
#endif
