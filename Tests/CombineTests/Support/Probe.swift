import Combine

/// A publisher that sends what a test tells it to, and keeps what is asked of it.
final class Probe<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancellations: Int = 0
  private(set) var subscriptions: Int = 0
  private var subscriber: (any Subscriber<Output, Failure>)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    subscriptions += 1
    subscriber.receive(subscription: ProbeSubscription(probe: self))
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }

  fileprivate func requested(_ demand: Subscribers.Demand) {
    requests.append(demand)
  }

  fileprivate func cancelled() {
    cancellations += 1
    subscriber = nil
  }
}

private final class ProbeSubscription<Output, Failure: Error>: Subscription {
  private let probe: Probe<Output, Failure>

  init(probe: Probe<Output, Failure>) {
    self.probe = probe
  }

  func request(_ demand: Subscribers.Demand) {
    probe.requested(demand)
  }

  func cancel() {
    probe.cancelled()
  }
}
