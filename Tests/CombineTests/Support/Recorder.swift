import Combine

/// A subscriber that keeps what it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []

  /// What to do with each value; returns the demand to answer with.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  private let initialDemand: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited) {
    initialDemand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initialDemand > 0 {
      subscription.request(initialDemand)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }

  /// Whether the one completion received is `finished`.
  var isFinished: Bool {
    guard completions.count == 1, case .finished = completions[0] else { return false }
    return true
  }

  /// The error in the one completion received.
  var error: TestError? {
    guard completions.count == 1, case .failure(let error) = completions[0] else { return nil }
    return error as? TestError
  }
}

extension Publisher {
  /// Subscribes a recorder.
  func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder: Recorder<Output, Failure> = Recorder(demand: demand)
    subscribe(recorder)
    return recorder
  }
}
