#if GTK
import CGTK

/// Keeps a closure for C, which frees it through `releaseBox`.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  func retainedPointer() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls `body` with the closure in `data` and with what C passed to its callback.
  nonisolated static func call<Arguments, Result>(
    in data: UnsafeMutableRawPointer, _ arguments: Arguments,
    _ body: @MainActor (Closure, Arguments) -> Result
  ) -> Result {
    onMainActor((data, arguments)) { data, arguments in
      let box = Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue()
      return body(box.closure, arguments)
    }
  }
}

nonisolated func releaseBox(data: gpointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// Runs a callback from C, which comes on the main actor's thread without the compiler's knowing
/// it.
/// - Parameter arguments: What C called with. It stays on the thread, whatever its type.
nonisolated func onMainActor<Arguments, Result>(
  _ arguments: Arguments, _ body: @MainActor (Arguments) -> Result
) -> Result {
  let carried = OnOneThread(value: arguments)
  return MainActor.assumeIsolated { OnOneThread(value: body(carried.value)) }.value
}

/// What is passed on within one thread. Unchecked, since the compiler sees a change of isolation.
nonisolated private struct OnOneThread<Value>: @unchecked Sendable {
  let value: Value
}
#endif
