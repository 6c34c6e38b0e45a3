import Combine
import Testing

@Suite struct FlatMapTests {
  @Test func passesOnThePublishersMadeOfValues() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> =
      subject.flatMap { [$0, $0 * 10].publisher }.record()
    [1, 2].forEach(subject.send)
    subject.send(completion: .finished)
    #expect(recorder.values == [1, 10, 2, 20])
    #expect(recorder.isFinished)
  }

  @Test func waitsForAllPublishers() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let inners: [Probe<Int, Never>] = [Probe(), Probe()]
    let recorder: Recorder<Int, Never> = subject.flatMap { inners[$0] }.record()
    [0, 1].forEach(subject.send)
    subject.send(completion: .finished)
    inners[1].send(1)
    inners[0].send(2)
    inners[0].send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    inners[1].send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func limitsHowManyRunAtATime() {
    let outer: Probe<Int, Never> = Probe()
    let inners: [Probe<Int, Never>] = [Probe(), Probe()]
    let recorder: Recorder<Int, Never> =
      outer.flatMap(maxPublishers: .max(1)) { inners[$0] }.record()
    #expect(outer.requests == [.max(1)])
    outer.send(0)
    inners[0].send(completion: .finished)
    #expect(outer.requests == [.max(1), .max(1)])
    recorder.cancel()
    #expect(outer.cancellations == 1)
  }

  @Test func keepsTheOrderWithOneAtATime() {
    let recorder: Recorder<String, Never> = [1, 2, 3].publisher
      .flatMap(maxPublishers: .max(1)) { number in
        ["a", "b"].publisher.map { "\(number)\($0)" }
      }
      .record(demand: .max(1))
    recorder.onValue = { _ in .max(1) }
    #expect(recorder.values == ["1a"])
    recorder.request(.max(1))
    #expect(recorder.values == ["1a", "1b", "2a", "2b", "3a", "3b"])
    #expect(recorder.isFinished)
  }

  @Test func anErrorOfOneEndsAll() {
    let outer: Probe<Int, TestError> = Probe()
    let inners: [Probe<Int, TestError>] = [Probe(), Probe()]
    let recorder: Recorder<Int, TestError> = outer.flatMap { inners[$0] }.record()
    [0, 1].forEach { _ = outer.send($0) }
    inners[0].send(completion: .failure(.first))
    #expect(recorder.error == .first)
    #expect(inners[1].cancellations == 1)
    #expect(outer.cancellations == 1)
  }

  @Test func anErrorOfUpstreamEndsAll() {
    let outer: Probe<Int, TestError> = Probe()
    let inner: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = outer.flatMap { _ in inner }.record()
    outer.send(0)
    outer.send(completion: .failure(.second))
    #expect(recorder.error == .second)
    #expect(inner.cancellations == 1)
  }

  @Test func adaptsFailureTypes() {
    let failing: Recorder<Int, TestError> = Just(1)
      .flatMap { _ in Fail<Int, TestError>(error: .first) }.record()
    #expect(failing.error == .first)
    let never: Recorder<Int, TestError> = Fail<Int, TestError>(error: .second)
      .flatMap { Just($0) }.record()
    #expect(never.error == .second)
  }

  @Test func cancellingInAValueStopsEverything() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.flatMap { [$0, $0, $0].publisher }.record()
    recorder.onValue = { _ in
      recorder.cancel()
      return .none
    }
    [1, 2].forEach(subject.send)
    #expect(recorder.values == [1])
  }
}
