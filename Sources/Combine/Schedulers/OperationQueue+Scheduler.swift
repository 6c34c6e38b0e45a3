import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An operation queue can be told nothing about a closure.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(
      after: DispatchQueue.SchedulerTimeType(date.dispatchTime),
      tolerance: tolerance.dispatchStride, options: nil
    ) { self.schedule(options: options, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(
      after: DispatchQueue.SchedulerTimeType(date.dispatchTime),
      interval: interval.dispatchStride, tolerance: tolerance.dispatchStride, options: nil
    ) { self.schedule(options: options, action) }
  }
}
