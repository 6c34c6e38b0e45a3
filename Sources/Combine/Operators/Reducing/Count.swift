extension Publishers {
  /// Sends how many values there were, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Failure, S>(
          "Count", downstream: subscriber,
          fold: { _ in
            count += 1
            return .next
          },
          result: { count }))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends how many values there were, at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
