extension Publishers {
  /// Transforms each value with a closure, and leaves out those it returns `nil` for; fails with
  /// the error that it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.subscribe(
        StepSubscription(trying: "TryCompactMap", downstream: subscriber) { value in
          do {
            return try transform(value).map { .send($0) } ?? .skip
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value, where that is not `nil`; the first error that it
  /// throws ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryCompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
      try first($0).flatMap(transform)
    }
  }
}
