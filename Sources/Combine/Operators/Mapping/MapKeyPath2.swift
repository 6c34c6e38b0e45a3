extension Publishers {
  /// Sends a tuple of the properties at two key paths of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let keyPath0 = keyPath0
      let keyPath1 = keyPath1
      upstream.subscribe(
        TransformingSubscriber<Upstream.Output, Failure, S>(
          description: "ValueForKeys", downstream: subscriber, mapCompletion: { $0 },
          transform: { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }))
    }
  }
}

extension Publisher {
  /// Sends a tuple of the properties at two key paths of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
