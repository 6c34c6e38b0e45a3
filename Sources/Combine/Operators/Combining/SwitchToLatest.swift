import Foundation

extension Publishers {
  /// Passes on the latest of the publishers that come from upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(SwitchToLatestSubscription<P, S>(downstream: subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes on the values of the latest publisher that this one has sent, and cancels the one
  /// before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Passes on the values of the latest publisher that this one has sent, and cancels the one
  /// before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Passes on the values of the latest publisher that this one has sent, and cancels the one
  /// before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Passes on the values of the latest publisher that this one has sent, and cancels the one
  /// before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

private final class SwitchToLatestSubscription<P: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  typealias Input = P
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    var outer: (any Subscription)?
    var inner: (any Subscription)?
    /// Counts the publishers; what comes from an earlier one is ignored.
    var latest: Int = 0
    var isInnerActive: Bool = false
  }

  private let state: Locked<State>
  /// Recursive, because a subscriber may make a publisher send.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.outer == nil else { return nil }
      state.outer = subscription
      return state.downstream
    }
    guard let downstream else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: P) -> Subscribers.Demand {
    let (number, previous): (Int?, (any Subscription)?) = state.withLock { state in
      guard state.downstream != nil else { return (nil, nil) }
      let previous = state.inner
      state.inner = nil
      state.latest += 1
      state.isInnerActive = true
      return (state.latest, previous)
    }
    previous?.cancel()
    if let number {
      input.subscribe(source(number))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isOver, outer) = state.withLock { state in
      let outer = state.outer
      state.outer = nil
      guard case .finished = completion else { return (true, outer) }
      return (!state.isInnerActive, outer)
    }
    withExtendedLifetime(outer) {}
    if isOver {
      end(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let inner = state.withLock { state in
      state.demand += demand
      return state.inner
    }
    inner?.request(demand)
  }

  func cancel() {
    let old = take()
    old.outer?.cancel()
    old.inner?.cancel()
  }

  private func source(_ number: Int) -> PairSource<P.Output, Failure> {
    PairSource(
      description: description,
      started: { self.innerStarted($0, number) },
      sent: { self.innerSent($0, number) },
      ended: { self.innerEnded($0, number) })
  }

  private func innerStarted(_ subscription: any Subscription, _ number: Int) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.downstream != nil, state.latest == number else { return nil }
      state.inner = subscription
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

  private func innerSent(_ value: P.Output, _ number: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream: Downstream? = state.withLock { state in
      guard state.latest == number, let downstream = state.downstream else {
        return nil
      }
      state.demand -= 1
      return downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    let latest: (isSame: Bool, inner: (any Subscription)?) = state.withLock { state in
      state.demand += more
      return (state.latest == number, state.inner)
    }
    if latest.isSame {
      return more
    }
    // The subscriber caused a switch: what it asks for now is for the new publisher.
    if more > 0 {
      latest.inner?.request(more)
    }
    return .none
  }

  private func innerEnded(_ completion: Subscribers.Completion<Failure>, _ number: Int) {
    let (isOver, inner): (Bool, (any Subscription)?) = state.withLock { state in
      guard state.latest == number else { return (false, nil) }
      let inner = state.inner
      state.inner = nil
      state.isInnerActive = false
      guard case .finished = completion else { return (true, inner) }
      return (state.outer == nil, inner)
    }
    withExtendedLifetime(inner) {}
    if isOver {
      end(completion)
    }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let old = take()
    old.outer?.cancel()
    old.inner?.cancel()
    delivery.lock()
    defer { delivery.unlock() }
    old.downstream?.receive(completion: completion)
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.outer = nil
      state.inner = nil
      return taken
    }
  }
}
