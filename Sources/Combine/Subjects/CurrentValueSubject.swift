/// A subject that holds a value and sends each new one.
///
/// A subscriber gets the current value as soon as it asks for one. When it is slower than the
/// values come, it gets the latest one, not all. Usable from any thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>
  private let current: CurrentValue<Output>

  /// Starts with `value` as current value.
  public init(_ value: Output) {
    current = CurrentValue(value)
    core = SubjectCore(name: "CurrentValueSubject", current: current)
  }

  deinit {
    core.close()
  }

  /// The current value. Setting it is the same as `send(_:)`: subscribers already read the new
  /// value.
  public var value: Output {
    get { current.value }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    core.subscribe(subscriber)
  }

  public func send(_ input: Output) {
    guard !core.isFinished else { return }
    current.store(input)
    core.offer(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.finish(completion)
  }

  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
