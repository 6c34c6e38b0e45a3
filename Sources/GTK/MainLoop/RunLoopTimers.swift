#if GTK
import CGTK
import Foundation

/// Makes Foundation's timers on the main run loop fire under GLib's loop, with one GLib timeout
/// for the earliest of them.
enum RunLoopTimers {
  private static var check: guint = 0
  private static var timeout: guint = 0

  /// Looks for new timers once the present handlers are done, however often this is called.
  static func mayHaveChanged() {
    guard check == 0, swiftui_is_initial_thread() != 0 else { return }
    check = g_idle_add_full(MainLoop.Priority.idle.rawValue, checkTimers, nil, nil)
  }

  /// Fires what is due, and arms the timeout for what is next.
  fileprivate static func update() {
    check = 0
    let next = RunLoop.main.limitDate(forMode: .default)
    disarm()
    guard let next, next < .distantFuture else { return }
    let seconds = max(next.timeIntervalSinceNow, 0)
    let milliseconds = guint(clamping: Int((min(seconds, 86_400) * 1000).rounded(.up)))
    timeout = g_timeout_add_full(
      MainLoop.Priority.default.rawValue, milliseconds, timerIsDue, nil, nil)
  }

  fileprivate static func timeoutFired() {
    timeout = 0
    update()
  }

  private static func disarm() {
    guard timeout != 0 else { return }
    g_source_remove(timeout)
    timeout = 0
  }
}

nonisolated private func checkTimers(data: gpointer?) -> gboolean {
  MainActor.assumeIsolated { RunLoopTimers.update() }
  return 0
}

nonisolated private func timerIsDue(data: gpointer?) -> gboolean {
  MainActor.assumeIsolated { RunLoopTimers.timeoutFired() }
  return 0
}
#endif
