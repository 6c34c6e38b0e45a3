extension Publishers {
  /// Ends when no value comes for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TimeoutSubscriber<S, Context>(
          downstream: subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

extension Publisher {
  /// Ends, and cancels upstream, when no value comes for `interval`. Values are handed over on
  /// `scheduler`.
  ///
  /// - Parameter customError: Makes the error to fail with; without it the publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

/// Passes events on to a scheduled connection, and ends it when they stay away.
private final class TimeoutSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let connection: ScheduledSubscription<Downstream>
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  /// Counts the events: only the time after the latest one matters.
  private let latest: Locked<Int> = Locked(0)

  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    connection = ScheduledSubscription("Timeout", downstream: downstream) { action in
      scheduler.schedule(options: options, action)
    }
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
  }

  var description: String { "Timeout" }

  func receive(subscription: any Subscription) {
    startTimer()
    connection.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    startTimer()
    return connection.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    latest.withLock { $0 += 1 }
    connection.receive(completion: completion)
  }

  private func startTimer() {
    let number = latest.withLock { latest in
      latest += 1
      return latest
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.expire(number) }
  }

  private func expire(_ number: Int) {
    guard latest.withLock({ $0 == number }) else { return }
    connection.end(customError.map { .failure($0()) } ?? .finished)
  }
}
