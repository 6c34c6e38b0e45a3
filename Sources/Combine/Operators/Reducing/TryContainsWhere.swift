extension Publishers {
  /// Sends whether a closure accepts any value; fails with the error that it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var result = false
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Upstream.Failure, S>(
          trying: "TryContainsWhere", downstream: subscriber,
          fold: { value in
            result = try predicate(value)
            return result ? .done : .next
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends `true` as soon as `predicate` returns `true`, or `false` at the end; the first error
  /// that it throws ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
