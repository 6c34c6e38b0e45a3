extension Publishers {
  /// Sends what a closure makes of all values, at the end; fails with the error that it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.subscribe(
        FoldSubscription<Upstream.Output, Upstream.Failure, S>(
          trying: "TryReduce", downstream: subscriber,
          fold: { value in
            result = try nextPartialResult(result, value)
            return .next
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends the last result of `nextPartialResult` at the end. It is called with its last result
  /// (`initialResult`, at first) and each value; the first error
  /// that it throws ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
