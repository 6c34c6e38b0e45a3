import Combine
import Testing

@Suite struct RemoveDuplicatesTests {
  @Test func leavesOutRepetitions() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.removeDuplicates().record()
    [1, 1, 2, 2, 2, 1].forEach(subject.send)
    #expect(recorder.values == [1, 2, 1])
  }

  @Test func comparesWithTheLastValueSent() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> =
      subject.removeDuplicates { abs($0 - $1) < 2 }.record()
    [1, 2, 3, 4, 5].forEach(subject.send)
    #expect(recorder.values == [1, 3, 5])
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryRemoveDuplicates { first, second in
      if second == 0 { throw TestError.first }
      return first == second
    }.record()
    [1, 1, 2, 0].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }
}
