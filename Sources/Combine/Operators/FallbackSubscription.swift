/// The connection made by operators that may send a value of their own at the end.
///
/// Like any value, it waits until it is asked for.
final class FallbackSubscription<UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = UpstreamFailure

  /// What to do at the end.
  enum Ending {
    case send(Input)
    case complete(Subscribers.Completion<Downstream.Failure>)
  }

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var isEmpty: Bool = true
    var pending: Input?
  }

  let description: String
  private let state: Locked<State>
  private let ending: (Subscribers.Completion<UpstreamFailure>, Bool) -> Ending

  /// - Parameter ending: Given how upstream ended, and whether it sent no value.
  init(
    _ name: String, downstream: Downstream,
    ending: @escaping (Subscribers.Completion<UpstreamFailure>, _ isEmpty: Bool) -> Ending
  ) {
    description = name
    state = Locked(State(downstream: downstream))
    self.ending = ending
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream != nil else { return nil }
      state.isEmpty = false
      state.demand -= 1
      return state.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(input)
    state.withLock { $0.demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    let old = state.withLock { state in
      let old = state
      state.upstream = nil
      return old
    }
    guard old.upstream != nil else { return }
    switch ending(completion, old.isEmpty) {
    case .complete(let completion):
      take().downstream?.receive(completion: completion)
    case .send(let value):
      state.withLock { $0.pending = value }
      sendPending()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state in
      state.demand += demand
      return state.upstream
    }
    upstream?.request(demand)
    sendPending()
  }

  func cancel() {
    take().upstream?.cancel()
  }

  private func sendPending() {
    let ready: (downstream: Downstream, value: Input)? = state.withLock { state in
      guard state.demand > 0, let downstream = state.downstream,
        let value = state.pending
      else { return nil }
      state.downstream = nil
      state.pending = nil
      return (downstream, value)
    }
    if let ready {
      _ = ready.downstream.receive(ready.value)
      ready.downstream.receive(completion: .finished)
    }
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.upstream = nil
      state.pending = nil
      return taken
    }
  }
}
