extension Publishers {
  /// Leaves out the first values, as long as a closure accepts them.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        StepSubscription("DropWhile", downstream: subscriber) { value in
          if isDropping, predicate(value) {
            return .skip
          }
          isDropping = false
          return .send(value)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values until `predicate` returns `false`. It is not called after that.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
