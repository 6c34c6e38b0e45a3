extension Publishers {
  /// Transforms the error with a closure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.subscribe(
        TransformingSubscriber<Output, Upstream.Failure, S>(
          description: "MapError", downstream: subscriber,
          mapCompletion: { $0.mapError(transform) }, transform: { $0 }))
    }
  }
}

extension Publishers.MapError {
  public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
    self.init(upstream: upstream, transform: map)
  }
}

extension Publisher {
  /// Fails with what `transform` makes of the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
