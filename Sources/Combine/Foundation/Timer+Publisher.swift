import Foundation

extension Timer {
  /// A publisher of the current date, again and again, once it is connected.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: Seconds; 0.0001, if less.
  ///   - tolerance: How many seconds a date may be late.
  ///   - runLoop: Where to send.
  ///   - mode: The run loop's mode in which to send. It does not matter for the main run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let subject: PassthroughSubject<Date, Never> = PassthroughSubject()
    private let timer: Locked<AnyCancellable?> = Locked(nil)

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Date == S.Input, Never == S.Failure {
      subject.subscribe(subscriber)
    }

    /// Starts the timer, anew if it runs. It stops when the result is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      let scheduled = runLoop.schedule(
        after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
        tolerance: .seconds(tolerance ?? 0), mode: mode
      ) { subject.send(Date()) }
      let fresh = AnyCancellable(scheduled)
      let old = timer.withLock { timer in
        let old = timer
        timer = fresh
        return old
      }
      old?.cancel()
      return TimerConnection(timer: fresh)
    }
  }
}

/// Stops a timer when it is cancelled, not when it is released.
private struct TimerConnection: Cancellable {
  let timer: AnyCancellable

  func cancel() {
    timer.cancel()
  }
}
