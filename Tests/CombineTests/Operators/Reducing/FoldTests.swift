import Combine
import Testing

@Suite struct FoldTests {
  @Test func theResultComesAtTheEnd() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.reduce(10, +).record()
    #expect(probe.requests == [.unlimited])
    probe.send(1)
    probe.send(2)
    #expect(recorder.values.isEmpty)
    probe.send(completion: .finished)
    #expect(recorder.values == [13])
    #expect(recorder.isFinished)
  }

  @Test func theResultWaitsUntilItIsAskedFor() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.count().record(demand: .none)
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func anErrorDoesNotWait() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<[Int], TestError> = probe.collect().record(demand: .none)
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
  }

  @Test func cancellingReachesUpstream() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.last().record()
    recorder.cancel()
    probe.send(completion: .finished)
    #expect(probe.cancellations == 1)
    #expect(recorder.completions.isEmpty)
  }

  @Test func thrownErrorsEndAndCancel() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> =
      probe.tryReduce(0) { _, _ in throw TestError.first }.record()
    probe.send(1)
    probe.send(2)
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }

  @Test func upstreamErrorsPassThroughTryingOperators() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryReduce(0, +).record()
    probe.send(completion: .failure(.second))
    #expect(recorder.error == .second)
  }
}
