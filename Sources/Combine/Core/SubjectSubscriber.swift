/// Passes on to a subject what an upstream publisher sends.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription,
  CustomStringConvertible
{
  private struct State {
    var subject: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: Locked<State>

  init(_ subject: Downstream) {
    state = Locked(State(subject: subject))
  }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let subject: Downstream? = state.withLock { state in
      guard state.subject != nil, state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.subject
    }
    if let subject {
      subject.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    state.withLock { $0.subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    take().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    take().upstream?.cancel()
  }

  /// Empties the state; what it held is released by the caller, outside the lock.
  private func take() -> State {
    state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
  }
}
