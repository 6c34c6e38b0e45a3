import Combine
import Testing

@Suite struct ThrottleTests {
  private let probe: Probe<Int, TestError> = Probe()
  private let scheduler: VirtualScheduler = VirtualScheduler()

  private func record(
    latest: Bool, demand: Subscribers.Demand = .unlimited
  ) -> Recorder<Int, TestError> {
    probe.throttle(for: .seconds(10), scheduler: scheduler, latest: latest).record(demand: demand)
  }

  private func send(_ values: Int...) {
    for value in values {
      probe.send(value)
    }
  }

  @Test func sendsTheLatestOfEachInterval() {
    let recorder: Recorder<Int, TestError> = record(latest: true)
    #expect(probe.requests == [.unlimited])
    send(1)
    scheduler.advance()
    #expect(recorder.values == [1])
    send(2, 3, 4)
    scheduler.advance(by: .seconds(9))
    #expect(recorder.values == [1])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [1, 4])
  }

  @Test func sendsTheFirstOfEachInterval() {
    let recorder: Recorder<Int, TestError> = record(latest: false)
    send(1)
    scheduler.advance()
    send(2, 3, 4)
    scheduler.advance(by: .seconds(10))
    #expect(recorder.values == [1, 2])
  }

  @Test func sendsAtOnceAfterAPause() {
    let recorder: Recorder<Int, TestError> = record(latest: true)
    send(1)
    scheduler.advance(by: .seconds(20))
    send(2)
    scheduler.advance()
    #expect(recorder.values == [1, 2])
  }

  @Test func theEndComesAfterTheLastValue() {
    let recorder: Recorder<Int, TestError> = record(latest: true)
    send(1)
    scheduler.advance()
    send(2)
    probe.send(completion: .failure(.first))
    scheduler.advance(by: .seconds(9))
    #expect(recorder.completions.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == .first)
  }

  @Test func theEndComesSoonWithoutAValue() {
    let recorder: Recorder<Int, TestError> = record(latest: true)
    probe.send(completion: .finished)
    scheduler.advance()
    #expect(recorder.isFinished)
  }

  @Test func leavesOutWhatNobodyAskedFor() {
    let recorder: Recorder<Int, TestError> = record(latest: true, demand: .max(1))
    send(1)
    scheduler.advance()
    send(2)
    scheduler.advance(by: .seconds(10))
    #expect(recorder.values == [1])
  }

  @Test func nothingComesAfterCancelling() {
    let recorder: Recorder<Int, TestError> = record(latest: true)
    send(1)
    recorder.cancel()
    scheduler.advance(by: .seconds(10))
    #expect(recorder.values.isEmpty)
    #expect(probe.cancellations == 1)
  }
}
