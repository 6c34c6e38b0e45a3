import Combine
import Testing

@Suite struct ReplaceEmptyTests {
  @Test func sendsTheValueIfNoneCame() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.replaceEmpty(with: 5).record(demand: .none)
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [5])
    #expect(recorder.isFinished)
  }

  @Test func leavesOtherPublishersAlone() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.replaceEmpty(with: 5).record(demand: .max(1))
    #expect(probe.requests == [.max(1)])
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func anErrorIsNotEmptiness() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.replaceEmpty(with: 5).record()
    probe.send(completion: .failure(.first))
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
  }
}
