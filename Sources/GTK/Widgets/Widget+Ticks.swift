#if GTK
import CGTK

extension Widget {
  /// A callback for each frame, until it is cancelled.
  public final class Ticks {
    private weak var widget: Widget?
    private var id: guint

    init(widget: Widget, id: guint) {
      self.widget = widget
      self.id = id
    }

    /// Ends the calls and frees the closure.
    public func cancel() {
      guard id != 0, let widget else { return }
      gtk_widget_remove_tick_callback(widget.widgetPointer, id)
      id = 0
    }

    func ended() {
      id = 0
    }
  }

  /// Calls `body` before each frame, while the widget is shown, with the frame's time in
  /// microseconds (a monotonic clock); until it returns false.
  @discardableResult
  public func onTick(_ body: @escaping (_ frameTime: Int) -> Bool) -> Ticks {
    let box = TickBox(body)
    let id = gtk_widget_add_tick_callback(
      widgetPointer, callTick, Unmanaged.passRetained(box).toOpaque(), releaseBox)
    let ticks = Ticks(widget: self, id: id)
    box.ticks = ticks
    return ticks
  }
}

private final class TickBox {
  let body: (Int) -> Bool
  weak var ticks: Widget.Ticks?

  init(_ body: @escaping (Int) -> Bool) {
    self.body = body
  }
}

nonisolated private func callTick(
  widget: UnsafeMutablePointer<GtkWidget>?, clock: OpaquePointer?, data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  let time = Int(gdk_frame_clock_get_frame_time(clock))
  let box = Unmanaged<TickBox>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated {
    defer { MainLoop.timersMayHaveChanged() }
    if box.body(time) { return 1 }
    box.ticks?.ended()
    return 0
  }
}
#endif
