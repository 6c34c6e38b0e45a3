extension Publishers {
  /// Sends the last value that a closure accepts, at the end; fails with the error that it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var last: Output?
      upstream.subscribe(
        FoldSubscription<Output, Upstream.Failure, S>(
          trying: "TryLast", downstream: subscriber,
          fold: { value in
            if try predicate(value) {
              last = value
            }
            return .next
          },
          result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the last value for which `predicate` returns `true`, at the end; the first error
  /// that it throws ends the publisher.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
