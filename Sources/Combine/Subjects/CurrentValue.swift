/// The value that a subject holds, shared with its subscribers' connections.
final class CurrentValue<Output> {
  private let lock: Lock = Lock()
  private var cell: Output

  init(_ value: Output) {
    cell = value
  }

  var value: Output {
    lock.withLock { cell }
  }

  func store(_ value: Output) {
    // The old value is released outside the lock: its deinitializer may use this subject.
    let old = lock.withLock {
      let old = cell
      cell = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
