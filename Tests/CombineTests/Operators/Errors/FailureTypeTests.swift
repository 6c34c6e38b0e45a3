import Combine
import Testing

@Suite struct FailureTypeTests {
  @Test func mapsTheError() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> =
      probe.mapError { $0 == .first ? TestError.second : .first }.record()
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.values == [1])
    #expect(recorder.error == .second)
  }

  @Test func setsTheFailureType() {
    let probe: Probe<Int, Never> = Probe()
    let publisher: Publishers.SetFailureType<Probe<Int, Never>, TestError> =
      probe.setFailureType(to: TestError.self)
    let recorder: Recorder<Int, TestError> = publisher.record()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func replacesTheError() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.replaceError(with: 5).record(demand: .max(1))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 5])
    #expect(recorder.isFinished)
  }

  @Test func assertingPassesEverythingOn() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, Never> = probe.assertNoFailure().record()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func assertingStopsTheProgramOnAnError() async {
    await #expect(processExitsWith: .failure) {
      let cancellable: AnyCancellable = Fail<Int, TestError>(error: .first)
        .assertNoFailure("told so").sink { _ in }
      cancellable.cancel()
    }
  }
}
