extension Publishers {
  /// Sends what a closure makes of all values, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
          "Reduce", downstream: subscriber,
          fold: { value in
            result = nextPartialResult(result, value)
            return .next
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Sends the last result of `nextPartialResult` at the end. It is called with its last result
  /// (`initialResult`, at first) and each value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
