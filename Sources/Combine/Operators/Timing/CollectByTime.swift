extension Publishers {
  /// When to send the values gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// After each interval, and whenever there are as many as the number.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends arrays of the values that came in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        CollectByTimeSubscription<Upstream.Output, S, Context>(
          downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Sends arrays of the values that came in an interval, on the strategy's scheduler; at the end,
  /// one of what is left. An interval without values sends nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
