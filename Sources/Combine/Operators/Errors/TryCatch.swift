extension Publishers {
  /// Passes on another publisher once the first has failed, or fails with the error that a closure
  /// throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream

    /// Makes the publisher that goes on after an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let handler = handler
      let relay = Relay("TryCatch", downstream: subscriber)
      relay.connect(to: upstream) { completion in
        switch completion {
        case .finished:
          relay.finish(.finished)
        case .failure(let error):
          do {
            relay.connect(to: try handler(error)) { relay.finish($0.erased) }
          } catch {
            relay.finish(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on, after an error, with the publisher that `handler` returns, or ends with the error
  /// that it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
