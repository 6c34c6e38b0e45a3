import Combine
import Dispatch

/// A scheduler whose clock moves when a test says so.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    let id: Int
    var date: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  private(set) var now: SchedulerTimeType = SchedulerTimeType(
    DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private var jobs: [Job] = []
  private var lastID: Int = 0

  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  var jobCount: Int { jobs.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(date: now, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = add(date: date, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id: Int = add(date: date, interval: interval, action)
    return AnyCancellable { self.jobs.removeAll { $0.id == id } }
  }

  /// Moves the clock, and runs what is due, at its time.
  func advance(by stride: SchedulerTimeType.Stride = 0) {
    let end: SchedulerTimeType = now.advanced(by: stride)
    while let job: Job = nextJob(until: end) {
      now = max(now, job.date)
      if let interval: SchedulerTimeType.Stride = job.interval,
        let index: Int = jobs.firstIndex(where: { $0.id == job.id })
      {
        jobs[index].date = job.date.advanced(by: interval)
      } else {
        jobs.removeAll { $0.id == job.id }
      }
      job.action()
    }
    now = end
  }

  private func add(
    date: SchedulerTimeType, interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    lastID += 1
    jobs.append(Job(id: lastID, date: date, interval: interval, action: action))
    return lastID
  }

  private func nextJob(until end: SchedulerTimeType) -> Job? {
    jobs.filter { $0.date <= end }.min { ($0.date, $0.id) < ($1.date, $1.id) }
  }
}
