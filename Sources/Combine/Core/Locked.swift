import Synchronization

/// A value that only the holder of its lock can read or change.
///
/// Combine's values and closures need not be `Sendable`, which `Mutex` alone would ask for.
struct Locked<State>: ~Copyable {
  private let mutex: Mutex<UncheckedSendable<State>>

  init(_ state: State) {
    mutex = Mutex(UncheckedSendable(state))
  }

  /// Runs `body` under the lock. The lock is not recursive: `body` must not call out to publishers,
  /// subscribers or closures of the user, and must not release the last reference to one.
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: UncheckedSendable<Result> = try mutex.withLock {
      (box) throws(Failure) -> UncheckedSendable<Result> in
      UncheckedSendable(try body(&box.value))
    }
    return result.value
  }
}
