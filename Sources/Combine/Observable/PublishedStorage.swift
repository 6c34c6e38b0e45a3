/// What a `@Published` property holds: its value, its subscribers, and its object's publisher.
final class PublishedStorage<Value>: PublishedProperty {
  private struct State {
    var objectPublisher: ObservableObjectPublisher?
    var upstreams: [AnyCancellable] = []
  }

  private let current: CurrentValue<Value>
  private let core: SubjectCore<Value, Never>
  private let lock: Lock = Lock()
  private var state: State = State()

  init(_ value: Value) {
    current = CurrentValue(value)
    core = SubjectCore(name: "PublishedSubject", current: current)
  }

  deinit {
    core.close()
  }

  var value: Value { current.value }

  var objectPublisher: ObservableObjectPublisher? {
    get { lock.withLock { state.objectPublisher } }
    set {
      // The old one is released outside the lock, with the subscribers that it may hold.
      let old = lock.withLock {
        let old = state.objectPublisher
        state.objectPublisher = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Tells the object's subscribers, then the property's; only then changes the value.
  func send(_ value: Value) {
    objectPublisher?.send()
    core.offer(value)
    current.store(value)
  }

  /// Tells of a new value as `send(_:)` does, for a property of `object` whose publisher may not
  /// have been handed over yet.
  func send(_ value: Value, in object: AnyObject) {
    if objectPublisher == nil,
      let publisher = ObservableObjectRegistry.shared.existingPublisher(
        for: object)
    {
      objectPublisher = publisher
    }
    send(value)
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    core.subscribe(subscriber)
  }

  /// Cancels `upstream` when the property goes away.
  func keep(_ upstream: AnyCancellable) {
    lock.withLock { state.upstreams.append(upstream) }
  }
}
