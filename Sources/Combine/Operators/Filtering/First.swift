extension Publishers {
  /// Sends the first value, then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(StepSubscription("First", downstream: subscriber) { .sendLast($0) })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
