/// A subject that passes values on to its current subscribers and keeps none.
///
/// A subscriber that has not asked for a value when one is sent misses it. Usable from any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure> = SubjectCore(name: "PassthroughSubject")

  public init() {}

  deinit {
    core.close()
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    core.subscribe(subscriber)
  }

  public func send(_ input: Output) {
    core.offer(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.finish(completion)
  }

  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
