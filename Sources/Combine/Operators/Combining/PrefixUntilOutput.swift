extension Publishers {
  /// Passes values on until another publisher sends one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subscription = TriggeredSubscription(
        "PrefixUntilOutput", downstream: subscriber, isOpen: true)
      subscription.start()
      // First, so that it can act on what upstream sends at once.
      other.subscribe(
        subscription.trigger(
          onValue: { subscription.end(.finished) },
          onCompletion: { (_: Subscribers.Completion<Other.Failure>) in })
          as PairSource<Other.Output, Other.Failure>)
      upstream.subscribe(subscription)
    }
  }
}

extension Publisher {
  /// Passes values on until `publisher` sends one, then finishes. How `publisher` ends does not
  /// matter.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
