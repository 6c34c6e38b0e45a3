/// The value that a subject holds, shared with its subscribers' connections.
final class CurrentValue<Output> {
  private let cell: Locked<Output>

  init(_ value: Output) {
    cell = Locked(value)
  }

  var value: Output {
    cell.withLock { $0 }
  }

  func store(_ value: Output) {
    // The old value is released outside the lock: its deinitialiser may use this subject.
    let old: Output = cell.withLock { cell in
      let old: Output = cell
      cell = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
