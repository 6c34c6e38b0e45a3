import Combine
import Testing

@Suite struct DebounceTests {
  private let probe: Probe<Int, TestError> = Probe()
  private let scheduler: VirtualScheduler = VirtualScheduler()

  private func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Int, TestError> {
    probe.debounce(for: .seconds(1), scheduler: scheduler).record(demand: demand)
  }

  @Test func sendsTheLastValueOfABurst() {
    let recorder: Recorder<Int, TestError> = record()
    #expect(probe.requests == [.unlimited])
    for value in 1...3 {
      probe.send(value)
      scheduler.advance(by: .milliseconds(500))
    }
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: .milliseconds(500))
    #expect(recorder.values == [3])
    probe.send(4)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [3, 4])
  }

  @Test func theEndDoesNotWaitAndDiscardsWhatDoes() {
    let recorder: Recorder<Int, TestError> = record()
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.completions.isEmpty)
    scheduler.advance()
    #expect(recorder.error == .first)
    scheduler.advance(by: .seconds(2))
    #expect(recorder.values.isEmpty)
  }

  @Test func leavesOutWhatNobodyAskedFor() {
    let recorder: Recorder<Int, TestError> = record(demand: .none)
    probe.send(1)
    scheduler.advance(by: .seconds(1))
    recorder.request(.max(1))
    #expect(recorder.values.isEmpty)
    probe.send(2)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [2])
  }

  @Test func nothingComesAfterCancelling() {
    let recorder: Recorder<Int, TestError> = record()
    probe.send(1)
    recorder.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(recorder.values.isEmpty)
    #expect(probe.cancellations == 1)
  }
}
