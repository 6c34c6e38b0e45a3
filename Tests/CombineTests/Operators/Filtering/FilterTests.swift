import Combine
import Testing

@Suite struct FilterTests {
  @Test func passesOnWhatIsAccepted() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> =
      probe.filter { $0 > 1 }.filter { $0 < 4 }.record(demand: .max(2))
    #expect(probe.send(1) == .max(1))
    #expect(probe.send(2) == .none)
    probe.send(3)
    probe.send(4)
    probe.send(completion: .failure(.first))
    #expect(recorder.values == [2, 3])
    #expect(recorder.error == .first)
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> =
      probe
      .filter { $0 != 2 }
      .tryFilter { value in
        if value == 4 { throw TestError.first }
        return true
      }
      .filter { $0 != 3 }
      .tryFilter { $0 < 100 }
      .record()
    [1, 2, 3, 4, 5].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1])
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }

  @Test func cancellingReachesUpstreamOnce() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.filter { _ in true }.record()
    recorder.cancel()
    recorder.cancel()
    probe.send(1)
    #expect(probe.cancellations == 1)
    #expect(recorder.values.isEmpty)
  }
}
