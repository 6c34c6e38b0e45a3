/// The connection made by operators that pass on one publisher after another.
///
/// What is still asked for carries over from one publisher to the next.
final class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var isAnnounced: Bool = false
  }

  let description: String
  private let state: Locked<State>

  init(_ name: String, downstream: Downstream) {
    description = name
    state = Locked(State(downstream: downstream))
  }

  /// Passes on the values of `publisher`; its end goes to `onCompletion`, which connects to the
  /// next one or ends this connection.
  func connect<P: Publisher>(
    to publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard isActive else { return }
    publisher.subscribe(RelaySource<P.Failure, Downstream>(relay: self, onCompletion: onCompletion))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    take().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state in
      state.demand += demand
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    take().upstream?.cancel()
  }

  fileprivate var isActive: Bool {
    state.withLock { $0.downstream != nil }
  }

  fileprivate func sourceStarted(_ subscription: any Subscription) {
    let old = state.withLock { state in
      let old = state
      if state.downstream != nil {
        state.upstream = subscription
        state.isAnnounced = true
      }
      return old
    }
    guard let downstream = old.downstream else {
      subscription.cancel()
      return
    }
    if !old.isAnnounced {
      downstream.receive(subscription: self)
    } else if old.demand > 0 {
      subscription.request(old.demand)
    }
  }

  fileprivate func sourceSent(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = state.withLock { state in
      if state.demand > 0 {
        state.demand -= 1
      }
      return state.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    state.withLock { $0.demand += more }
    return more
  }

  fileprivate func sourceEnded() {
    let old = state.withLock { state in
      let old = state.upstream
      state.upstream = nil
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.upstream = nil
      return taken
    }
  }
}

/// Receives from one of the publishers of a relay.
private final class RelaySource<Failure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias OnCompletion = (Subscribers.Completion<Failure>) -> Void

  let description: String
  private let relay: Relay<Downstream>
  private let onCompletion: Locked<OnCompletion?>

  init(relay: Relay<Downstream>, onCompletion: @escaping OnCompletion) {
    self.relay = relay
    description = relay.description
    self.onCompletion = Locked(onCompletion)
  }

  func receive(subscription: any Subscription) {
    relay.sourceStarted(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    relay.sourceSent(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let onCompletion = onCompletion.withLock { onCompletion in
      let taken = onCompletion
      onCompletion = nil
      return taken
    }
    guard let onCompletion, relay.isActive else { return }
    relay.sourceEnded()
    onCompletion(completion)
  }
}
