import Combine
import Testing

@Suite struct RetryTests {
  @Test func subscribesAgain() {
    var attempts: Int = 0
    let publisher = Deferred {
      attempts += 1
      return Record<Int, TestError>(
        output: [attempts], completion: attempts < 3 ? .failure(.first) : .finished)
    }
    let recorder: Recorder<Int, TestError> = publisher.retry(5).record()
    #expect(attempts == 3)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isFinished)
  }

  @Test func givesUpAfterANumberOfTimes() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.retry(2).record()
    probe.send(completion: .failure(.first))
    probe.send(completion: .failure(.first))
    #expect(recorder.completions.isEmpty)
    probe.send(completion: .failure(.second))
    #expect(probe.subscriptions == 3)
    #expect(recorder.error == .second)
  }

  @Test func theDemandCarriesOver() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.retry(1).record(demand: .max(3))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(probe.requests == [.max(3), .max(2)])
    recorder.cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func noLimitMeansNoLimit() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> =
      Publishers.Retry(upstream: probe, retries: nil).record()
    for _ in 0..<50 {
      probe.send(completion: .failure(.first))
    }
    #expect(probe.subscriptions == 51)
    #expect(recorder.completions.isEmpty)
  }
}
