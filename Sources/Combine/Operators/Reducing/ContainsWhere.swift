extension Publishers {
  /// Sends whether a closure accepts any value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var result = false
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Upstream.Failure, S>(
          "ContainsWhere", downstream: subscriber,
          fold: { value in
            result = predicate(value)
            return result ? .done : .next
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends `true` as soon as `predicate` returns `true`, or `false` at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
