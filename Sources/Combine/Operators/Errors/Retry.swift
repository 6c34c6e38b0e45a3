extension Publishers {
  /// Subscribes again to a publisher that has failed.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// How many times to subscribe again; `nil` for no limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      attempt(Relay("Retry", downstream: subscriber), left: retries)
    }

    private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
    where Output == S.Input, Failure == S.Failure {
      relay.connect(to: upstream) { completion in
        switch completion {
        case .finished:
          relay.finish(.finished)
        case .failure:
          if let left, left <= 0 {
            relay.finish(completion)
          } else {
            attempt(relay, left: left.map { $0 - 1 })
          }
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes again after an error, up to `retries` times; the error after that is passed on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
