extension Publishers {
  /// Sends how much time has passed between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        TransformingSubscriber<Upstream.Output, Failure, S>(
          description: "MeasureInterval", downstream: subscriber, mapCompletion: { $0 },
          transform: { _ in
            let now = scheduler.now
            defer { last = now }
            return last.distance(to: now)
          }))
    }
  }
}

extension Publisher {
  /// Sends, in place of each value, the time since the one before (since the subscription, at
  /// first) by the clock of `scheduler`.
  ///
  /// - Parameter options: Without effect, as on Apple's systems.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
