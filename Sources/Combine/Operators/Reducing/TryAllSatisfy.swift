extension Publishers {
  /// Sends whether a closure accepts all values; fails with the error that it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
      var result = true
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Upstream.Failure, S>(
          trying: "TryAllSatisfy", downstream: subscriber,
          fold: { value in
            result = try predicate(value)
            return result ? .next : .done
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends `false` as soon as `predicate` returns `false`, or `true` at the end; the first error
  /// that it throws ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
