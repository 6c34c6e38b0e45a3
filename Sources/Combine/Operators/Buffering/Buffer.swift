extension Publishers {
  /// How a buffer asks for values.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// Asks for as many values as fit, and for one more whenever one has left.
    case keepFull

    /// Asks for unlimited values.
    case byRequest
  }

  /// What to do when a value comes to a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Leaves out the new value.
    case dropNewest

    /// Leaves out the oldest value in the buffer.
    case dropOldest

    /// Fails with what the closure returns, once what is in the buffer has been sent.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// How many values fit.
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        BufferSubscription(
          downstream: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
