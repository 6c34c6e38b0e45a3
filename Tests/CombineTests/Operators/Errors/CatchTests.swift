import Combine
import Testing

@Suite struct CatchTests {
  @Test func goesOnWithAnotherPublisher() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.catch { error in
      Just(error == .first ? 10 : 20)
    }.record()
    probe.send(1)
    probe.send(completion: .failure(.second))
    #expect(recorder.values == [1, 20])
    #expect(recorder.isFinished)
  }

  @Test func theDemandCarriesOver() {
    let probe: Probe<Int, TestError> = Probe()
    let other: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.catch { _ in other }.record(demand: .max(3))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(other.requests == [.max(2)])
    recorder.request(.max(4))
    #expect(other.requests == [.max(2), .max(4)])
    recorder.cancel()
    #expect(other.cancellations == 1)
  }

  @Test func finishesWithoutAnError() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.catch { _ in Just(1) }.record()
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func theOtherPublisherMayFail() {
    let recorder: Recorder<Int, TestError> = Fail<Int, TestError>(error: .first)
      .catch { _ in Fail<Int, TestError>(error: .second) }.record()
    #expect(recorder.error == .second)
  }

  @Test func tryCatchGoesOnOrFails() {
    let goesOn: Recorder<Int, any Error> = Fail<Int, TestError>(error: .first)
      .tryCatch { _ in Just(1).setFailureType(to: TestError.self) }.record()
    #expect(goesOn.values == [1])
    #expect(goesOn.isFinished)
    let fails: Recorder<Int, any Error> = Fail<Int, TestError>(error: .first)
      .tryCatch { _ -> Just<Int> in throw TestError.second }.record()
    #expect(fails.error == .second)
  }
}
