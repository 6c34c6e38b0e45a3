import Combine
import Testing

@Suite struct UntilOutputTests {
  @Test func dropsUntilTheOtherSends() {
    let probe: Probe<Int, Never> = Probe()
    let other: Probe<Void, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.drop(untilOutputFrom: other).record()
    #expect(other.requests == [.max(1)])
    probe.send(1)
    other.send(())
    #expect(other.cancellations == 1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.values == [2])
    #expect(recorder.isFinished)
  }

  @Test func droppingEndsWithAnOtherThatSendsNothing() {
    let probe: Probe<Int, TestError> = Probe()
    let other: Probe<Void, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.drop(untilOutputFrom: other).record()
    other.send(completion: .failure(.first))
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }

  @Test func droppingSubscribesToTheOtherFirst() {
    let recorder: Recorder<Int, Never> = [1, 2].publisher.drop(untilOutputFrom: Just(())).record()
    #expect(recorder.values == [1, 2])
  }

  @Test func passesOnUntilTheOtherSends() {
    let probe: Probe<Int, Never> = Probe()
    let other: Probe<Void, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.prefix(untilOutputFrom: other).record()
    probe.send(1)
    other.send(())
    probe.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func passingOnDoesNotCareHowTheOtherEnds() {
    let probe: Probe<Int, Never> = Probe()
    let other: Probe<Void, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.prefix(untilOutputFrom: other).record()
    other.send(completion: .failure(.first))
    probe.send(1)
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
  }

  @Test func bothCancelBoth() {
    let probe: Probe<Int, Never> = Probe()
    let other: Probe<Void, Never> = Probe()
    probe.drop(untilOutputFrom: other).record().cancel()
    probe.prefix(untilOutputFrom: other).record().cancel()
    #expect(probe.cancellations == 2)
    #expect(other.cancellations == 2)
  }

  @Test func upstreamsEndCancelsTheOther() {
    let probe: Probe<Int, Never> = Probe()
    let other: Probe<Void, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.prefix(untilOutputFrom: other).record()
    probe.send(completion: .finished)
    #expect(recorder.isFinished)
    #expect(other.cancellations == 1)
  }
}
