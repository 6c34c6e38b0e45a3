import Synchronization

/// A lock that is not recursive: what runs under it must not call out to publishers, subscribers or
/// closures of the user, and must not release the last reference to one.
///
/// Classes on the way of every value keep a lock beside what it guards. That is several times as
/// fast as `Locked` where the guarded type is generic, because no type has to be looked up at run
/// time.
struct Lock: ~Copyable {
  private let mutex: Mutex<Void> = Mutex(())

  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      // What Combine hands around need not be `Sendable`, which `Mutex` would ask for.
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}
