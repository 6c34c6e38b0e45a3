import Foundation

/// Sends pairs of values of two publishers: the first ones, the second ones, and so on.
final class ZipSubscription<First, Second, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == (First, Second) {
  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    var firsts: Fifo<First> = Fifo()
    var seconds: Fifo<Second> = Fifo()
    var upstreams: PairUpstreams = PairUpstreams()

    /// Whether no further pair can come.
    var isOver: Bool {
      (upstreams.isFirstFinished && firsts.isEmpty)
        || (upstreams.isSecondFinished && seconds.isEmpty)
    }
  }

  private let state: Locked<State>
  /// Recursive, because a subscriber may make a publisher send.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  var description: String { "Zip" }

  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    state.withLock { $0.downstream }?.receive(subscription: self)
    a.subscribe(source(.first) { $0.firsts.append($1) })
    b.subscribe(source(.second) { $0.seconds.append($1) })
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstreams = state.withLock { state in
      state.demand += demand
      return state.upstreams
    }
    upstreams.request(demand)
  }

  func cancel() {
    take().upstreams.cancel()
  }

  private func source<Input>(
    _ side: PairSide, store: @escaping (inout State, Input) -> Void
  ) -> PairSource<Input, Downstream.Failure> {
    PairSource(
      description: description,
      started: { self.started($0, side) },
      sent: { value in
        let more = self.sendPair(after: { store(&$0, value) })
        if more > 0 {
          self.state.withLock { $0.upstreams[side.other] }?.request(more)
        }
        return more
      },
      ended: { self.ended($0, side) })
  }

  private func started(_ subscription: any Subscription, _ side: PairSide) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.downstream != nil, state.upstreams[side] == nil else { return nil }
      state.upstreams[side] = subscription
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

  private func sendPair(after store: (inout State) -> Void) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let ready: (downstream: Downstream, values: (First, Second))? = state.withLock { state in
      guard let downstream = state.downstream else { return nil }
      store(&state)
      guard !state.firsts.isEmpty, !state.seconds.isEmpty,
        let first = state.firsts.popFirst(), let second = state.seconds.popFirst()
      else { return nil }
      state.demand -= 1
      return (downstream, (first, second))
    }
    guard let ready else { return .none }
    let more = ready.downstream.receive(ready.values)
    let isOver = state.withLock { state in
      state.demand += more
      return state.isOver
    }
    if isOver {
      end(.finished)
    }
    return more
  }

  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: PairSide) {
    let (isOver, finished) = state.withLock { state in
      let finished = state.upstreams.finish(side)
      guard case .finished = completion else { return (true, finished) }
      return (state.isOver, finished)
    }
    withExtendedLifetime(finished) {}
    if isOver {
      end(completion)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = take()
    old.upstreams.cancel()
    delivery.lock()
    defer { delivery.unlock() }
    old.downstream?.receive(completion: completion)
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
  }
}
