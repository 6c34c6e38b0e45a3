#if GTK
import CGTK
import CGTKTestInput
import GTK

/// Shows a window, and returns when it is laid out, drawn and has the keyboard.
public func show(_ window: Window) async throws {
  window.present()
  let shown = await pump { window.mapped && window.width > 0 }
  guard shown else { throw InputError.notShown(window.typeName) }
  await waitForFrame(of: window)
  try await focus(window)
}

/// Gives a window the keyboard, as a window manager would.
public func focus(_ window: Window) async throws {
  guard gtktest_input_is_available() != 0 else { throw InputError.unavailable }
  guard let surface = gtk_native_get_surface(window.opaquePointer) else {
    throw InputError.notShown(window.typeName)
  }
  gtktest_focus(surface)
  let active = await pump { window.isActive }
  guard active else { throw InputError.noFocus(window.typeName) }
}

/// Returns when the widget's window has drawn a frame that was asked for after this call.
public func waitForFrame(of widget: Widget) async {
  let waiter = FrameWaiter()
  let data = Unmanaged.passRetained(waiter).toOpaque()
  gtk_widget_add_tick_callback(widget.widgetPointer, countFrame, data, releaseWaiter)
  // The first tick begins a frame; at the second it has been drawn.
  await pump { waiter.ticks >= 2 || !widget.mapped }
  waiter.isDone = true
}

private final class FrameWaiter {
  var ticks = 0
  var isDone = false
}

nonisolated private func countFrame(
  widget: UnsafeMutablePointer<GtkWidget>?, clock: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  let waiter = Unmanaged<FrameWaiter>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated {
    waiter.ticks += 1
    return waiter.isDone ? 0 : 1
  }
}

nonisolated private func releaseWaiter(data: gpointer?) {
  guard let data else { return }
  Unmanaged<FrameWaiter>.fromOpaque(data).release()
}
#endif
