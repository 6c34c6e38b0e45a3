import Combine
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct SchedulerTests {
  /// Ticks of a repeated closure, counted where it runs.
  private final class Ticks: Sendable {
    private let count: Mutex<Int> = Mutex(0)
    private let stream: AsyncStream<Int>
    private let continuation: AsyncStream<Int>.Continuation

    init() {
      (stream, continuation) = AsyncStream.makeStream()
    }

    func tick() {
      let count: Int = count.withLock { count in
        count += 1
        return count
      }
      continuation.yield(count)
    }

    func wait(for count: Int) async {
      for await tick in stream where tick >= count {
        return
      }
    }
  }

  private static func run<S: Scheduler>(on scheduler: S) async {
    await withCheckedContinuation { continuation in
      scheduler.schedule { continuation.resume() }
    }
  }

  private static func delay<S: Scheduler>(
    by stride: S.SchedulerTimeType.Stride, on scheduler: S
  ) async -> S.SchedulerTimeType.Stride where S.SchedulerTimeType: Sendable {
    let start: S.SchedulerTimeType = scheduler.now
    let end: S.SchedulerTimeType = await withCheckedContinuation { continuation in
      scheduler.schedule(after: start.advanced(by: stride)) {
        continuation.resume(returning: scheduler.now)
      }
    }
    return start.distance(to: end)
  }

  private static func ticks<S: Scheduler>(on scheduler: S) async {
    let ticks: Ticks = Ticks()
    let cancellable: any Cancellable = scheduler.schedule(
      after: scheduler.now, interval: .milliseconds(1)
    ) { ticks.tick() }
    await ticks.wait(for: 3)
    cancellable.cancel()
  }

  @Test func queuesRunClosures() async {
    let queue: DispatchQueue = DispatchQueue(label: "test")
    await Self.run(on: queue)
    #expect(await Self.delay(by: .milliseconds(20), on: queue) >= .milliseconds(20))
    await Self.ticks(on: queue)
  }

  @Test func operationQueuesRunClosures() async {
    let queue: OperationQueue = OperationQueue()
    await Self.run(on: queue)
    #expect(await Self.delay(by: 0.02, on: queue) >= 0.019)
    await Self.ticks(on: queue)
  }

  @Test func theMainRunLoopRunsClosures() async {
    await Self.run(on: RunLoop.main)
    #expect(await Self.delay(by: 0.02, on: RunLoop.main) >= 0.019)
    await Self.ticks(on: RunLoop.main)
  }

  @Test func aThreadsRunLoopRunsClosures() async {
    let runLoop: UncheckedRunLoop = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let runLoop: RunLoop = RunLoop.current
        // A run loop with nothing to wait for returns at once.
        runLoop.add(Timer(timeInterval: 600, repeats: true) { _ in }, forMode: .default)
        continuation.resume(returning: UncheckedRunLoop(runLoop: runLoop))
        runLoop.run()
      }
    }
    await Self.run(on: runLoop.runLoop)
    #expect(await Self.delay(by: 0.02, on: runLoop.runLoop) >= 0.019)
    await Self.ticks(on: runLoop.runLoop)
  }

  @Test func groupsWaitForClosures() async {
    let group: DispatchGroup = DispatchGroup()
    let queue: DispatchQueue = DispatchQueue(label: "test")
    let count: Mutex<Int> = Mutex(0)
    queue.schedule(options: .init(group: group)) { count.withLock { $0 += 1 } }
    queue.schedule(
      after: queue.now.advanced(by: .milliseconds(10)), tolerance: 0,
      options: .init(qos: .utility, group: group)
    ) { count.withLock { $0 += 1 } }
    await withCheckedContinuation { continuation in
      group.notify(queue: queue) { continuation.resume() }
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    let scheduler: ImmediateScheduler = .shared
    var count: Int = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(60))) { count += 1 }
    _ = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    #expect(count == 3)
    #expect(scheduler.minimumTolerance == 0)
  }
}

private struct UncheckedRunLoop: @unchecked Sendable {
  let runLoop: RunLoop
}
