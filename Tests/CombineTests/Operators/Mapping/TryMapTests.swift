import Combine
import Testing

@Suite struct TryMapTests {
  private func halve(_ value: Int) throws -> Int {
    guard value.isMultiple(of: 2) else { throw TestError.first }
    return value / 2
  }

  @Test func transformsEachValue() {
    let recorder: Recorder<Int, any Error> = Probe<Int, Never>().tryMap(halve).record()
    #expect(recorder.completions.isEmpty)
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let values: Recorder<Int, any Error> = subject.tryMap(halve).record()
    subject.send(4)
    subject.send(completion: .finished)
    #expect(values.values == [2])
    #expect(values.isFinished)
  }

  @Test func failsWithTheErrorThrownAndCancels() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryMap(halve).record()
    probe.send(3)
    probe.send(4)
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }

  @Test func passesUpstreamErrorsOn() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryMap(halve).record()
    probe.send(completion: .failure(.second))
    #expect(recorder.error == .second)
    #expect(probe.cancellations == 0)
  }

  @Test func combinesWithFurtherMaps() {
    let probe: Probe<Int, Never> = Probe()
    let publisher: Publishers.TryMap<Probe<Int, Never>, String> =
      probe.tryMap(halve).map { $0 + 1 }.tryMap { "\($0)" }
    let recorder: Recorder<String, any Error> = publisher.record()
    probe.send(4)
    #expect(recorder.values == ["3"])
  }

  @Test func stopsWhenTheClosureCancels() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, any Error> = Recorder()
    subject.tryMap { value in
      recorder.cancel()
      return value
    }.subscribe(recorder)
    subject.send(1)
    #expect(recorder.values.isEmpty)
  }
}
