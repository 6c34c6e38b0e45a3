import Combine
import Testing

@Suite struct DropTests {
  @Test func leavesOutTheFirstValues() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.dropFirst(2).record(demand: .max(1))
    #expect(probe.send(1) == .max(1))
    #expect(probe.send(2) == .max(1))
    #expect(probe.send(3) == .none)
    #expect(recorder.values == [3])
  }

  @Test func leavesOutOneByDefaultAndNothingForZeroOrLess() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let one: Recorder<Int, Never> = subject.dropFirst().record()
    let none: Recorder<Int, Never> = subject.dropFirst(0).record()
    let negative: Recorder<Int, Never> = subject.dropFirst(-1).record()
    [1, 2].forEach(subject.send)
    #expect(one.values == [2])
    #expect(none.values == [1, 2])
    #expect(negative.values == [1, 2])
  }

  @Test func leavesOutWhileAClosureAccepts() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var calls: Int = 0
    let recorder: Recorder<Int, Never> = subject.drop { value in
      calls += 1
      return value < 2
    }.record()
    [1, 2, 1].forEach(subject.send)
    #expect(recorder.values == [2, 1])
    #expect(calls == 2)
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryDrop { value in
      if value == 2 { throw TestError.first }
      return true
    }.record()
    [1, 2, 3].forEach { _ = probe.send($0) }
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }
}
