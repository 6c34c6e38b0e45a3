extension Publishers {
  /// Sends the value that a closure puts before all others, at the end; fails with the error that
  /// it throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        FoldSubscription<Output, Upstream.Failure, S>(
          trying: "TryComparison", downstream: subscriber,
          fold: { value in
            if let current = best, try !areInIncreasingOrder(value, current) {
              return .next
            }
            best = value
            return .next
          },
          result: { best }))
    }
  }
}

extension Publisher {
  /// Sends the smallest value by `areInIncreasingOrder`, at the end; the first error
  /// that it throws ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value by `areInIncreasingOrder`, at the end; the first error
  /// that it throws ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(
      upstream: self,
      areInIncreasingOrder: {
        try areInIncreasingOrder($1, $0)
      })
  }
}
