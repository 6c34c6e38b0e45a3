import Combine
import Testing

@Suite struct FirstTests {
  @Test func finishesAfterTheFirstValue() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.first().record()
    probe.send(1)
    probe.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func finishesAfterTheFirstAcceptedValue() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.first { $0 > 1 }.record(demand: .max(1))
    #expect(probe.send(1) == .max(1))
    probe.send(2)
    #expect(recorder.values == [2])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func finishesWithoutAValueIfNoneCame() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.first().record()
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryFirst { _ in throw TestError.first }.record()
    probe.send(1)
    #expect(recorder.error == .first)
    let accepted: Recorder<Int, any Error> = probe.tryFirst { $0 > 1 }.record()
    probe.send(1)
    probe.send(2)
    #expect(accepted.values == [2])
    #expect(accepted.isFinished)
  }
}
