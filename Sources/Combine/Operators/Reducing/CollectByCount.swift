extension Publishers {
  /// Sends arrays of a number of values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(CollectByCountSubscription(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends arrays of `count` values; at the end, one of what is left.
  ///
  /// - Parameter count: At least 1; less counts as 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// Gathers values; each array asked for asks upstream for as many values as it holds.
private final class CollectByCountSubscription<Input, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var values: [Input] = []
  }

  private let count: Int
  private let state: Locked<State>

  init(downstream: Downstream, count: Int) {
    self.count = max(count, 1)
    state = Locked(State(downstream: downstream))
  }

  var description: String { "CollectByCount" }

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
    let full: (downstream: Downstream, values: [Input])? = state.withLock { state in
      guard let downstream = state.downstream else { return nil }
      state.values.append(input)
      guard state.values.count == count else { return nil }
      let values = state.values
      state.values = []
      return (downstream, values)
    }
    guard let full else { return .none }
    return full.downstream.receive(full.values) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let taken = take()
    guard let downstream = taken.downstream else { return }
    if case .finished = completion, !taken.values.isEmpty {
      _ = downstream.receive(taken.values)
    }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand * count)
  }

  func cancel() {
    take().upstream?.cancel()
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
  }
}
