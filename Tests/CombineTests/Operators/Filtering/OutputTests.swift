import Combine
import Testing

@Suite struct OutputTests {
  private func values(of publisher: (Probe<Int, Never>) -> Publishers.Output<Probe<Int, Never>>)
    -> (Recorder<Int, Never>, Probe<Int, Never>)
  {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = publisher(probe).record()
    (10...14).forEach { _ = probe.send($0) }
    return (recorder, probe)
  }

  @Test func sendsTheValueAtAPosition() {
    let (recorder, probe) = values { $0.output(at: 2) }
    #expect(recorder.values == [12])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func sendsTheValuesInARange() {
    let (recorder, probe) = values { $0.output(in: 1..<3) }
    #expect(recorder.values == [11, 12])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func takesOpenRanges() {
    #expect(values { $0.output(in: ...1) }.0.values == [10, 11])
    let (recorder, probe) = values { $0.output(in: 3...) }
    #expect(recorder.values == [13, 14])
    #expect(recorder.completions.isEmpty)
    #expect(probe.cancellations == 0)
  }

  @Test func anEmptyRangeFinishesAtOnce() {
    let (recorder, _) = values { $0.output(in: 2..<2) }
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func positionsBeforeTheFirstDoNotCount() {
    #expect(values { $0.output(in: -2..<1) }.0.values == [10])
    #expect(values { $0.output(at: -1) }.0.isFinished)
  }

  @Test func asksForAnotherValueInPlaceOfOneLeftOut() {
    let probe: Probe<Int, Never> = Probe()
    _ = probe.output(at: 1).record(demand: .max(1))
    #expect(probe.send(1) == .max(1))
  }
}
