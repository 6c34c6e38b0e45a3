extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
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
        "DropUntilOutput", downstream: subscriber, isOpen: false)
      subscription.start()
      // First, so that it can act on what upstream sends at once.
      other.subscribe(
        subscription.trigger(
          onValue: { subscription.open() },
          onCompletion: { (completion: Subscribers.Completion<Failure>) in
            // Nothing would ever be passed on.
            if !subscription.isOpen {
              subscription.end(completion)
            }
          }) as PairSource<Other.Output, Failure>)
      upstream.subscribe(subscription)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Leaves out values until `publisher` sends one. Ends as `publisher` does if it sends none.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
