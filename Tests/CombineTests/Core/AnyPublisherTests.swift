import Combine
import Testing

@Suite struct AnyPublisherTests {
  @Test func passesEverythingOn() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.eraseToAnyPublisher().record(demand: .max(2))
    #expect(probe.requests == [.max(2)])
    recorder.onValue = { _ in .max(3) }
    #expect(probe.send(1) == .max(3))
    probe.send(completion: .failure(.first))
    #expect(recorder.values == [1])
    #expect(recorder.error == .first)
  }

  @Test func isDescribedAsItself() {
    #expect(Just(1).eraseToAnyPublisher().description == "AnyPublisher")
  }
}
