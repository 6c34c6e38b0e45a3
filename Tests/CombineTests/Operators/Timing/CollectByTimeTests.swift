import Combine
import Testing

@Suite struct CollectByTimeTests {
  private let probe: Probe<Int, TestError> = Probe()
  private let scheduler: VirtualScheduler = VirtualScheduler()

  private func send(_ values: Int...) {
    for value in values {
      probe.send(value)
    }
  }

  @Test func sendsWhatCameInEachInterval() {
    let recorder: Recorder<[Int], TestError> =
      probe.collect(.byTime(scheduler, .seconds(1))).record()
    #expect(probe.requests == [.unlimited])
    send(1, 2)
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(1))
    send(3)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func sendsEarlyWhenThereAreEnough() {
    let recorder: Recorder<[Int], TestError> =
      probe.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record()
    send(1, 2)
    scheduler.advance()
    #expect(recorder.values == [[1, 2]])
    send(3)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func sendsTheRestAtTheEnd() {
    let recorder: Recorder<[Int], TestError> =
      probe.collect(.byTime(scheduler, .seconds(1))).record()
    send(1)
    probe.send(completion: .finished)
    scheduler.advance()
    #expect(recorder.values == [[1]])
    #expect(recorder.isFinished)
    #expect(scheduler.jobCount == 0, "The timer has stopped")
  }

  @Test func anErrorDiscardsTheRest() {
    let recorder: Recorder<[Int], TestError> =
      probe.collect(.byTime(scheduler, .seconds(1))).record()
    send(1)
    probe.send(completion: .failure(.first))
    scheduler.advance()
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
  }

  @Test func cancellingStopsTheTimer() {
    let recorder: Recorder<[Int], TestError> =
      probe.collect(.byTime(scheduler, .seconds(1))).record()
    send(1)
    recorder.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(recorder.values.isEmpty)
    #expect(scheduler.jobCount == 0)
    #expect(probe.cancellations == 1)
  }
}
