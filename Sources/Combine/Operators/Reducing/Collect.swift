extension Publishers {
  /// Sends an array of all values, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Failure, S>(
          "Collect", downstream: subscriber,
          fold: { value in
            values.append(value)
            return .next
          },
          result: { values }))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends an array of all values, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
