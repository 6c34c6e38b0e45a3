import Combine
import Testing

@Suite struct BufferTests {
  private let probe: Probe<Int, TestError> = Probe()

  private func record(
    prefetch: Publishers.PrefetchStrategy = .byRequest,
    whenFull: Publishers.BufferingStrategy<TestError>, demand: Subscribers.Demand = .none
  ) -> Recorder<Int, TestError> {
    probe.buffer(size: 3, prefetch: prefetch, whenFull: whenFull).record(demand: demand)
  }

  private func send(_ values: ClosedRange<Int>) {
    for value in values {
      probe.send(value)
    }
  }

  @Test func keepsValuesUntilTheyAreAskedFor() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .dropNewest)
    #expect(probe.requests == [.unlimited])
    send(1...2)
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func leavesOutTheNewest() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .dropNewest)
    send(1...5)
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func leavesOutTheOldest() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .dropOldest)
    send(1...5)
    recorder.request(.unlimited)
    #expect(recorder.values == [3, 4, 5])
  }

  @Test func failsAfterWhatItHolds() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .customError { .second })
    send(1...5)
    #expect(probe.cancellations == 1)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.error == .second)
  }

  @Test func upstreamErrorsDoNotWait() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .dropNewest)
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.error == .first)
    recorder.request(.unlimited)
    #expect(recorder.values.isEmpty)
  }

  @Test func staysFull() {
    let recorder: Recorder<Int, TestError> = record(prefetch: .keepFull, whenFull: .dropNewest)
    #expect(probe.requests == [.max(3)])
    send(1...3)
    recorder.request(.max(2))
    #expect(probe.requests == [.max(3), .max(2)])
    recorder.request(.unlimited)
    #expect(probe.send(4) == .max(1))
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func sendsAtOnceWhatIsAskedFor() {
    let recorder: Recorder<Int, TestError> = record(whenFull: .dropNewest, demand: .max(1))
    recorder.onValue = { _ in
      recorder.request(.max(1))
      return .none
    }
    send(1...10)
    #expect(recorder.values == Array(1...10))
    recorder.cancel()
    #expect(probe.cancellations == 1)
  }
}
