import Combine
import Testing

@Suite struct CollectByCountTests {
  @Test func sendsArraysOfANumberOfValues() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<[Int], Never> = probe.collect(2).record()
    (1...5).forEach { _ = probe.send($0) }
    #expect(recorder.values == [[1, 2], [3, 4]])
    probe.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3, 4], [5]])
    #expect(recorder.isFinished)
  }

  @Test func asksForAsManyValuesAsItNeeds() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<[Int], Never> = probe.collect(3).record(demand: .max(2))
    recorder.onValue = { _ in .max(1) }
    #expect(probe.requests == [.max(6)])
    #expect(probe.send(1) == .none)
    probe.send(2)
    #expect(probe.send(3) == .max(3))
  }

  @Test func anErrorDiscardsWhatIsGathered() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<[Int], TestError> = probe.collect(2).record()
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
  }
}
