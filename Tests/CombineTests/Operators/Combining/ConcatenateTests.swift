import Combine
import Testing

@Suite struct ConcatenateTests {
  private let probe: Probe<Int, TestError> = Probe()

  @Test func appendsAPublisher() {
    let suffix: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.append(suffix).record(demand: .max(3))
    probe.send(1)
    #expect(suffix.subscriptions == 0)
    probe.send(completion: .finished)
    #expect(suffix.requests == [.max(2)])
    suffix.send(2)
    suffix.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func anErrorEndsItBeforeTheSuffix() {
    let suffix: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = probe.append(suffix).record()
    probe.send(completion: .failure(.first))
    #expect(recorder.error == .first)
    #expect(suffix.subscriptions == 0)
  }

  @Test func appendsElements() {
    let recorder: Recorder<Int, TestError> = probe.append(2, 3).append([4]).record()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.isFinished)
  }

  @Test func prependsElementsAndPublishers() {
    let recorder: Recorder<Int, TestError> = probe.prepend(3).prepend([1, 2])
      .prepend(Just(0).setFailureType(to: TestError.self)).record()
    #expect(recorder.values == [0, 1, 2, 3])
    probe.send(4)
    #expect(recorder.values == [0, 1, 2, 3, 4])
    recorder.cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func whatWasCancelledDoesNotGoOn() {
    let suffix: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = [1, 2].publisher
      .setFailureType(to: TestError.self).append(suffix).record(demand: .max(1))
    recorder.cancel()
    recorder.request(.max(5))
    #expect(recorder.values == [1])
    #expect(suffix.subscriptions == 0)
  }
}
