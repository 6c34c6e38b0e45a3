extension Publishers {
  /// Sends the last value that a closure accepts, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var last: Output?
      upstream.subscribe(
        FoldSubscription<Output, Upstream.Failure, S>(
          "Last", downstream: subscriber,
          fold: { value in
            if predicate(value) {
              last = value
            }
            return .next
          },
          result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the last value for which `predicate` returns `true`, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
