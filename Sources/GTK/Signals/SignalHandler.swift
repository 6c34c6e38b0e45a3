#if GTK
import CGTK

/// Holds a Swift closure for a GClosure, which frees it when the handler is disconnected or the
/// object is finalized.
final class SignalHandler {
  let body: (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  init(_ body: @escaping (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) {
    self.body = body
  }

  /// A floating closure that owns `self`.
  func makeClosure() -> UnsafeMutablePointer<GClosure>? {
    let data = Unmanaged.passRetained(self).toOpaque()
    let size = guint(MemoryLayout<GClosure>.size)
    let closure = g_closure_new_simple(size, data)
    g_closure_set_marshal(closure, invokeHandler)
    g_closure_add_finalize_notifier(closure, data, releaseHandler)
    return closure
  }
}

nonisolated private func invokeHandler(
  closure: UnsafeMutablePointer<GClosure>?, result: UnsafeMutablePointer<GValue>?,
  count: guint, values: UnsafePointer<GValue>?, hint: gpointer?, marshalData: gpointer?
) {
  guard let data = closure?.pointee.data, let values else { return }
  onMainActor((data, values, result)) { data, values, result in
    let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
    handler.body(SignalArguments(values: values, valueCount: Int(count)), result)
    MainLoop.timersMayHaveChanged()
  }
}

nonisolated private func releaseHandler(
  data: gpointer?, closure: UnsafeMutablePointer<GClosure>?
) {
  guard let data else { return }
  Unmanaged<SignalHandler>.fromOpaque(data).release()
}
#endif
