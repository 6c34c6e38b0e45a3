extension Publishers {
  /// Sends the property at a key path of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let keyPath = keyPath
      upstream.subscribe(
        TransformingSubscriber<Upstream.Output, Failure, S>(
          description: "ValueForKey", downstream: subscriber, mapCompletion: { $0 },
          transform: { $0[keyPath: keyPath] }))
    }
  }
}

extension Publisher {
  /// Sends the property at a key path of each value.
  public func map<T>(
    _ keyPath: KeyPath<Output, T>
  ) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
