extension Publishers {
  /// Sends what a closure makes of each value and of its own last result; fails with the error that
  /// it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
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
        StepSubscription(trying: "TryScan", downstream: subscriber) { value in
          do {
            result = try nextPartialResult(result, value)
            return .send(result)
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Sends what `nextPartialResult` makes of its last result (`initialResult`, at first) and of
  /// each value; the first error that it throws ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
