import Combine
import Testing

@Suite struct PrefixTests {
  @Test func finishesAfterANumberOfValues() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.prefix(2).record()
    [1, 2, 3].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func aPrefixOfNothingFinishesAtOnce() {
    let probe: Probe<Int, Never> = Probe()
    #expect(probe.prefix(0).record(demand: .none).isFinished)
    #expect(probe.prefix(-1).record(demand: .none).isFinished)
  }

  @Test func finishesWhenAClosureRejects() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.prefix { $0 < 3 }.record()
    [1, 2, 3, 1].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryPrefix { value in
      if value == 2 { throw TestError.first }
      return true
    }.record()
    [1, 2].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1])
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }
}
