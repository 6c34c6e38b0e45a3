extension Publishers {
  /// Leaves out the first values, as long as a closure accepts them; fails with the error that it
  /// throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        StepSubscription(trying: "TryDropWhile", downstream: subscriber) { value in
          do {
            if isDropping, try predicate(value) {
              return .skip
            }
          } catch {
            return .fail(error)
          }
          isDropping = false
          return .send(value)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values until `predicate` returns `false`; the first error that it throws ends the
  /// publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
