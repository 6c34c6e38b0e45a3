extension Publishers {
  /// Passes values on as long as a closure accepts them, then finishes; fails with the error that
  /// it throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
        StepSubscription(trying: "TryPrefixWhile", downstream: subscriber) { value in
          do {
            return try predicate(value) ? .send(value) : .finish
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Passes values on until `predicate` returns `false`, then finishes; the first error that it
  /// throws ends the publisher.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
