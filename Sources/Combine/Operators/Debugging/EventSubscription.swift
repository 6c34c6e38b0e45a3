/// Closures called with the events of a connection.
struct EventHandler<Output, Failure: Error> {
  var subscribed: ((any Subscription) -> Void)?
  var received: ((Output) -> Void)?
  var completed: ((Subscribers.Completion<Failure>) -> Void)?
  var cancelled: (() -> Void)?
  /// The flag tells whether the demand is the answer to a value.
  var requested: ((Subscribers.Demand, _ synchronously: Bool) -> Void)?
}

/// The connection made by operators that watch what passes and leave it as it is.
final class EventSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var handler: EventHandler<Input, Failure>?
  }

  let description: String
  private let state: Locked<State>

  init(_ name: String, downstream: Downstream, handler: EventHandler<Input, Failure>) {
    description = name
    state = Locked(State(downstream: downstream, handler: handler))
  }

  func receive(subscription: any Subscription) {
    let old = state.withLock { state in
      let old = state
      if state.downstream != nil, state.upstream == nil {
        state.upstream = subscription
      }
      return old
    }
    guard let downstream = old.downstream, old.upstream == nil else {
      subscription.cancel()
      return
    }
    old.handler?.subscribed?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let handler = state.withLock({ $0.handler }) else {
      return .none
    }
    handler.received?(input)
    guard let downstream = state.withLock({ $0.downstream }) else { return .none }
    let more = downstream.receive(input)
    if more > 0 {
      handler.requested?(more, true)
    }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = take()
    old.handler?.completed?(completion)
    old.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let current = state.withLock { $0 }
    current.handler?.requested?(demand, false)
    current.upstream?.request(demand)
  }

  func cancel() {
    let old = take()
    old.handler?.cancelled?()
    old.upstream?.cancel()
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
  }
}
