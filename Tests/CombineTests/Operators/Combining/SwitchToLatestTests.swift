import Combine
import Testing

@Suite struct SwitchToLatestTests {
  @Test func passesOnTheLatestOnly() {
    let outer: PassthroughSubject<Probe<Int, Never>, Never> = PassthroughSubject()
    let inners: [Probe<Int, Never>] = [Probe(), Probe()]
    let recorder: Recorder<Int, Never> = outer.switchToLatest().record()
    outer.send(inners[0])
    inners[0].send(1)
    outer.send(inners[1])
    #expect(inners[0].cancellations == 1)
    inners[0].send(2)
    inners[1].send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func finishesWhenBothHaveFinished() {
    let outer: PassthroughSubject<Probe<Int, Never>, Never> = PassthroughSubject()
    let inner: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = outer.switchToLatest().record()
    outer.send(inner)
    outer.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    inner.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func finishesWithUpstreamWhenNothingRuns() {
    let outer: PassthroughSubject<Probe<Int, Never>, Never> = PassthroughSubject()
    let inner: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = outer.switchToLatest().record()
    outer.send(inner)
    inner.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    outer.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func theDemandCarriesOver() {
    let outer: PassthroughSubject<Probe<Int, Never>, Never> = PassthroughSubject()
    let inners: [Probe<Int, Never>] = [Probe(), Probe()]
    let recorder: Recorder<Int, Never> = outer.switchToLatest().record(demand: .max(3))
    outer.send(inners[0])
    #expect(inners[0].requests == [.max(3)])
    inners[0].send(1)
    outer.send(inners[1])
    #expect(inners[1].requests == [.max(2)])
    recorder.cancel()
    #expect(inners[1].cancellations == 1)
  }

  @Test func errorsOfEitherEndBoth() {
    let outer: Probe<Probe<Int, TestError>, TestError> = Probe()
    let inner: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = outer.switchToLatest().record()
    outer.send(inner)
    inner.send(completion: .failure(.first))
    #expect(recorder.error == .first)
    #expect(outer.cancellations == 1)
  }

  @Test func adaptsFailureTypes() {
    let inner: Recorder<Int, TestError> = Just(Fail<Int, TestError>(error: .first))
      .switchToLatest().record()
    #expect(inner.error == .first)
    let outer: Recorder<Int, TestError> = Just(Just(1)).setFailureType(to: TestError.self)
      .switchToLatest().record()
    #expect(outer.values == [1])
    #expect(outer.isFinished)
  }
}
