extension Publishers {
  /// Sends the last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        FoldSubscription<Output, Failure, S>(
          "Last", downstream: subscriber,
          fold: { value in
            last = value
            return .next
          },
          result: { last }))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
