extension Publishers {
  /// Makes a publisher of each value, and passes on all of them at the same time.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// How many publishers are passed on at the same time, at most.
    public let maxPublishers: Subscribers.Demand

    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        FlatMapOuter<Upstream.Output, NewPublisher, S>(
          merger: Merger("FlatMap", downstream: subscriber), maxPublishers: maxPublishers,
          transform: transform))
    }
  }
}

extension Publisher {
  /// Passes on, at the same time, the publishers that `transform` makes of each value.
  ///
  /// - Parameter maxPublishers: How many at the same time, at most; the next value is asked for
  ///   when one of them has finished.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Passes on, at the same time, the publishers that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Passes on, at the same time, the publishers that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Passes on, at the same time, the publishers that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

private struct FlatMapOuter<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  let combineIdentifier: CombineIdentifier = CombineIdentifier()
  let merger: Merger<Downstream>
  let maxPublishers: Subscribers.Demand
  let transform: (Input) -> NewPublisher

  var description: String { merger.description }

  func receive(subscription: any Subscription) {
    merger.start(outer: subscription)
    subscription.request(maxPublishers)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    merger.add(transform(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: merger.finishAdding()
    case .failure(let error): merger.fail(error)
    }
  }
}
