import Combine
import Testing

@Suite struct TimeoutTests {
  private let probe: Probe<Int, TestError> = Probe()
  private let scheduler: VirtualScheduler = VirtualScheduler()

  @Test func finishesWhenNothingComes() {
    let recorder: Recorder<Int, TestError> =
      probe.timeout(.seconds(2), scheduler: scheduler).record()
    scheduler.advance(by: .seconds(1))
    probe.send(1)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func failsWithTheErrorGiven() {
    let recorder: Recorder<Int, TestError> =
      probe.timeout(.seconds(2), scheduler: scheduler, customError: { .second }).record()
    scheduler.advance(by: .seconds(2))
    #expect(recorder.error == .second)
  }

  @Test func anEndInTimeCounts() {
    let recorder: Recorder<Int, TestError> =
      probe.timeout(.seconds(2), scheduler: scheduler, customError: { .second }).record()
    probe.send(completion: .finished)
    scheduler.advance(by: .seconds(5))
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 0)
  }

  @Test func nothingComesAfterCancelling() {
    let recorder: Recorder<Int, TestError> =
      probe.timeout(.seconds(2), scheduler: scheduler).record()
    recorder.cancel()
    scheduler.advance(by: .seconds(5))
    #expect(recorder.completions.isEmpty)
    #expect(probe.cancellations == 1)
  }
}
