extension Publishers {
  /// Sends the value that a closure puts before all others, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
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
          "Comparison", downstream: subscriber,
          fold: { value in
            if let current = best, !areInIncreasingOrder(value, current) {
              return .next
            }
            best = value
            return .next
          },
          result: { best }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Sends the greatest value, at the end.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Sends the smallest value by `areInIncreasingOrder`, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value by `areInIncreasingOrder`, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(
      upstream: self,
      areInIncreasingOrder: {
        areInIncreasingOrder($1, $0)
      })
  }
}
