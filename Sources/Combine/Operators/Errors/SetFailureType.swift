extension Publishers {
  /// Gives a publisher that never fails another failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformingSubscriber<Output, Never, S>(
          description: "SetFailureType", downstream: subscriber,
          mapCompletion: { _ in .finished }, transform: { $0 }))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  public func setFailureType<E: Error>(
    to failure: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType<Upstream, E>(upstream: upstream)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type, to combine this with publishers that can fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
