/// A type-erased cancellable that cancels itself when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock: Lock = Lock()
  private var action: (() -> Void)?

  /// - Parameter cancel: Called at most once, on the thread that cancels or releases this object.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps `canceller`, which is kept until this object is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    cancel()
  }

  public func cancel() {
    let taken = lock.withLock {
      let taken = action
      action = nil
      return taken
    }
    taken?()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Stores this in `collection`; it is cancelled when it leaves the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this in `set`; it is cancelled when it leaves the set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
