#if GTK
import CGTK
import CGTKTestInput
import GTK

/// A point in a widget, in pixels from its top left corner.
public struct WidgetPoint: Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Moves the pointer to a point of a widget; to its center without one.
public func movePointer(to widget: Widget, at point: WidgetPoint? = nil) async throws {
  guard gtktest_input_is_available() != 0 else { throw InputError.unavailable }
  let shown = await pump { widget.mapped && widget.width > 0 }
  guard shown, let native = gtk_widget_get_native(widget.widgetPointer),
    let surface = gtk_native_get_surface(native)
  else { throw InputError.notShown(widget.typeName) }
  let target =
    point ?? WidgetPoint(x: Double(widget.width) / 2, y: Double(widget.height) / 2)
  var x: Double = 0
  var y: Double = 0
  var surfaceX: Double = 0
  var surfaceY: Double = 0
  gtk_widget_translate_coordinates(
    widget.widgetPointer, swiftui_native_widget(native), target.x, target.y, &x, &y)
  gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
  guard gtktest_move_pointer(surface, x + surfaceX, y + surfaceY) != 0 else {
    throw InputError.notShown(widget.typeName)
  }
  await waitForFrame(of: widget)
}

/// Clicks a widget at a point; at its center without one.
/// - Parameters:
///   - button: 1 is the primary one, 2 the middle one, 3 the secondary one.
///   - count: 2 for a double click.
public func click(
  _ widget: Widget, at point: WidgetPoint? = nil, button: Int = 1, count: Int = 1
) async throws {
  try await movePointer(to: widget, at: point)
  for _ in 0..<count {
    gtktest_button(guint(clamping: button), 1)
    await pumpUntilIdle()
    gtktest_button(guint(clamping: button), 0)
    await pumpUntilIdle()
  }
  await waitForFrame(of: widget)
}

/// Presses the primary button on a widget, at a point or its center, and keeps it down.
public func press(_ widget: Widget, at point: WidgetPoint? = nil) async throws {
  try await movePointer(to: widget, at: point)
  gtktest_button(1, 1)
  await pumpUntilIdle()
}

/// Lets the primary button go.
public func releaseButton(_ widget: Widget) async throws {
  gtktest_button(1, 0)
  await pumpUntilIdle()
  await waitForFrame(of: widget)
}

/// Presses the primary button at one point, moves to another in steps, and lets go.
public func drag(
  from source: Widget, at start: WidgetPoint, to target: Widget? = nil, at end: WidgetPoint,
  steps: Int = 8
) async throws {
  try await movePointer(to: source, at: start)
  gtktest_button(1, 1)
  await pumpUntilIdle()
  let destination = target ?? source
  guard let origin = source.translate(x: start.x, y: start.y, to: destination) else {
    throw InputError.notShown(destination.typeName)
  }
  for step in 1...max(steps, 1) {
    let part = Double(step) / Double(max(steps, 1))
    let x = origin.x + (end.x - origin.x) * part
    let y = origin.y + (end.y - origin.y) * part
    try await movePointer(to: destination, at: WidgetPoint(x: x, y: y))
  }
  gtktest_button(1, 0)
  await pumpUntilIdle()
  await waitForFrame(of: destination)
}

/// Turns the wheel over a widget.
/// - Parameters:
///   - down: Clicks downwards; negative for upwards.
///   - right: Clicks to the right; negative to the left.
public func scroll(_ widget: Widget, down: Int = 0, right: Int = 0) async throws {
  try await movePointer(to: widget)
  turn(down, forward: 5, backward: 4)
  turn(right, forward: 7, backward: 6)
  await pumpUntilIdle()
  await waitForFrame(of: widget)
}

private func turn(_ clicks: Int, forward: guint, backward: guint) {
  for _ in 0..<abs(clicks) {
    gtktest_button(clicks > 0 ? forward : backward, 1)
    gtktest_button(clicks > 0 ? forward : backward, 0)
  }
}
#endif
