extension Publishers {
  /// Sends what a closure makes of each value and of its own last result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let nextPartialResult = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        TransformingSubscriber<Upstream.Output, Failure, S>(
          description: "Scan", downstream: subscriber, mapCompletion: { $0 },
          transform: { value in
            result = nextPartialResult(result, value)
            return result
          }))
    }
  }
}

extension Publisher {
  /// Sends what `nextPartialResult` makes of its last result (`initialResult`, at first) and of
  /// each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
