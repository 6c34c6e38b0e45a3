extension Publishers {
  /// Sends whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
      var result = true
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Upstream.Failure, S>(
          "AllSatisfy", downstream: subscriber,
          fold: { value in
            result = predicate(value)
            return result ? .next : .done
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends `false` as soon as `predicate` returns `false`, or `true` at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
