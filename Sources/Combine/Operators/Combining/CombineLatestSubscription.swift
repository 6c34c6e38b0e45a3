import Foundation

/// Sends the latest values of two publishers whenever one of them changes.
///
/// A change that comes when nothing is asked for is not lost: the latest values follow when
/// something is.
final class CombineLatestSubscription<First, Second, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == (First, Second) {
  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    var first: First?
    var second: Second?
    var upstreams: PairUpstreams = PairUpstreams()
    /// Whether there are values that have not been sent.
    var hasChanged: Bool = false
  }

  private let state: Locked<State>
  /// Recursive, because a subscriber may make a publisher send.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  var description: String { "CombineLatest" }

  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    state.withLock { $0.downstream }?.receive(subscription: self)
    a.subscribe(source(.first) { swap(&$0.first, &$1) })
    b.subscribe(source(.second) { swap(&$0.second, &$1) })
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstreams = state.withLock { state in
      state.demand += demand
      return state.upstreams
    }
    _ = sendLatest()
    upstreams.request(demand)
  }

  func cancel() {
    take().upstreams.cancel()
  }

  private func source<Input>(
    _ side: PairSide, swapIn: @escaping (inout State, inout Input?) -> Void
  ) -> PairSource<Input, Downstream.Failure> {
    PairSource(
      description: description,
      started: { self.started($0, side) },
      sent: { value in
        // Leaves the lock with the old value, whose deinitializer may use this connection.
        var value: Input? = value
        self.state.withLock { state in
          guard state.downstream != nil else { return }
          swapIn(&state, &value)
          state.hasChanged = true
        }
        let more = self.sendLatest()
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

  private func sendLatest() -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let ready: (downstream: Downstream, values: (First, Second))? = state.withLock { state in
      guard state.hasChanged, state.demand > 0, let downstream = state.downstream,
        let first = state.first, let second = state.second
      else { return nil }
      state.hasChanged = false
      state.demand -= 1
      return (downstream, (first, second))
    }
    guard let ready else { return .none }
    let more = ready.downstream.receive(ready.values)
    state.withLock { $0.demand += more }
    return more
  }

  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: PairSide) {
    let (isOver, finished) = state.withLock { state in
      let finished = state.upstreams.finish(side)
      guard case .finished = completion else { return (true, finished) }
      return (state.upstreams.areFinished, finished)
    }
    withExtendedLifetime(finished) {}
    guard isOver else { return }
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
