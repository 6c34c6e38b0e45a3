#if GTK
import CGTK
import Dispatch

/// Runs main-actor jobs from GLib's loop: `Task`, `Task.sleep` and `@MainActor` then just work.
///
/// libdispatch offers the main queue to foreign loops as an eventfd that becomes readable when
/// there is something to drain.
enum MainQueueBridge {
  /// Does nothing where the main queue is drained by others already, which is so when the process
  /// called `dispatchMain()` (test runners with an asynchronous entry point do): from then on the
  /// queue belongs to worker threads and may not be drained by hand.
  static func install() {
    guard swiftui_is_initial_thread() != 0 else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard handle >= 0 else { return }
    g_unix_fd_add(handle, G_IO_IN, drainMainQueue, nil)
  }
}

nonisolated private func drainMainQueue(
  handle: gint, condition: GIOCondition, data: gpointer?
) -> gboolean {
  // Unread, the counter keeps the source ready, and GTK's redraws, which have a lower priority,
  // would never come to pass.
  swiftui_eventfd_read(handle)
  _dispatch_main_queue_callback_4CF(nil)
  MainActor.assumeIsolated {
    MainLoop.timersMayHaveChanged()
  }
  return 1
}
#endif
