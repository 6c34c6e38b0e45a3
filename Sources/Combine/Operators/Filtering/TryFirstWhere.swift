extension Publishers {
  /// Sends the first value that a closure accepts, then finishes; fails with the error that it
  /// throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(
        StepSubscription(trying: "TryFirst", downstream: subscriber) { value in
          do {
            return try predicate(value) ? .sendLast(value) : .skip
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Sends the first value for which `predicate` returns `true`, then finishes; the first error
  /// that it throws ends the publisher.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
