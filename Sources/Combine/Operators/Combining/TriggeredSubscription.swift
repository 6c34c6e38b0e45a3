/// The connection made by operators that wait for another publisher's first value.
final class TriggeredSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var other: (any Subscription)?
    var isOpen: Bool
    /// What was asked for before upstream could be.
    var demand: Subscribers.Demand = .none
  }

  let description: String
  private let state: Locked<State>

  /// - Parameter isOpen: Whether values are passed on before the other publisher has sent one.
  init(_ name: String, downstream: Downstream, isOpen: Bool) {
    description = name
    state = Locked(State(downstream: downstream, isOpen: isOpen))
  }

  func start() {
    state.withLock { $0.downstream }?.receive(subscription: self)
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.upstream == nil, state.downstream != nil else { return nil }
      state.upstream = subscription
      return state.demand
    }
    guard let demand else {
      subscription.cancel()
      return
    }
    if demand > 0 {
      subscription.request(demand)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (downstream, isOpen) = state.withLock { state in
      (state.downstream, state.isOpen)
    }
    guard let downstream else { return .none }
    return isOpen ? downstream.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = take()
    old.other?.cancel()
    old.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state in
      if state.upstream == nil {
        state.demand += demand
      }
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let old = take()
    old.upstream?.cancel()
    old.other?.cancel()
  }

  /// The subscriber to the other publisher; one value is all that it asks for.
  func trigger<Value, OtherFailure: Error>(
    onValue: @escaping () -> Void,
    onCompletion: @escaping (Subscribers.Completion<OtherFailure>) -> Void
  ) -> PairSource<Value, OtherFailure> {
    PairSource(
      description: description,
      started: { subscription in
        let isActive = self.state.withLock { state in
          guard state.downstream != nil, state.other == nil else { return false }
          state.other = subscription
          return true
        }
        if isActive {
          subscription.request(.max(1))
        } else {
          subscription.cancel()
        }
      },
      sent: { _ in
        let other = self.state.withLock { state in
          let other = state.other
          state.other = nil
          return other
        }
        other?.cancel()
        onValue()
        return .none
      },
      ended: onCompletion)
  }

  var isOpen: Bool {
    state.withLock { $0.isOpen }
  }

  func open() {
    state.withLock { $0.isOpen = true }
  }

  /// Ends the connection, and cancels upstream.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let old = take()
    old.upstream?.cancel()
    old.other?.cancel()
    old.downstream?.receive(completion: completion)
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.upstream = nil
      state.other = nil
      return taken
    }
  }
}
