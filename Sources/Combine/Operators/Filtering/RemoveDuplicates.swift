extension Publishers {
  /// Leaves out each value that a closure finds equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var previous: Output?
      upstream.subscribe(
        StepSubscription("RemoveDuplicates", downstream: subscriber) { value in
          if let last = previous, predicate(last, value) {
            return .skip
          }
          previous = value
          return .send(value)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out each value for which `predicate` returns `true`. It is given the last value sent,
  /// and the new one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
