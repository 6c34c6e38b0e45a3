import Foundation

// The main run loop's closures go through the main queue. Whatever turns the main thread's loop (a
// run loop, a toolkit's loop, `dispatchMain()`) serves that queue, but only a run loop serves
// itself.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// A run loop can be told nothing about a closure.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.schedule(action)
      return
    }
    let action = UncheckedSendable(action)
    perform { action.value() }
    // A closure alone does not wake a run loop that waits; a timer does.
    add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain {
      DispatchQueue.main.schedule(
        after: DispatchQueue.SchedulerTimeType(date.dispatchTime),
        tolerance: tolerance.dispatchStride, options: nil, action)
      return
    }
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: tolerance, mode: .default, action: action)
  }

  /// The mode does not matter for the main run loop.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, mode: Mode, action: @escaping () -> Void
  ) -> any Cancellable {
    // The interval that `Timer` is documented to take in place of shorter ones.
    let interval = Swift.max(interval, 0.0001)
    if isMain {
      return DispatchQueue.main.schedule(
        after: DispatchQueue.SchedulerTimeType(date.dispatchTime),
        interval: interval.dispatchStride, tolerance: tolerance.dispatchStride, options: nil,
        action)
    }
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) {
      _ in action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self === RunLoop.main }
}
