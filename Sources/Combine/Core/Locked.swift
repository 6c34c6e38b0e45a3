/// A value that only the holder of its lock can read or change.
final class Locked<State> {
  private let lock: Lock = Lock()
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  /// Runs `body` under the lock, which is not recursive.
  @inline(__always)
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }
}
