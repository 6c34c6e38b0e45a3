import Combine
import Testing

@Suite struct ReducingTests {
  /// What an operator makes of values, sent by a publisher that it knows nothing of.
  private func results<P: Publisher>(
    of values: [Int], _ operation: (PassthroughSubject<Int, Never>) -> P
  ) -> Recorder<P.Output, P.Failure> {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<P.Output, P.Failure> = operation(subject).record()
    values.forEach(subject.send)
    subject.send(completion: .finished)
    return recorder
  }

  @Test func count() {
    #expect(results(of: [5, 6, 7]) { $0.count() }.values == [3])
    #expect(results(of: []) { $0.count() }.values == [0])
  }

  @Test func collect() {
    #expect(results(of: [1, 2]) { $0.collect() }.values == [[1, 2]])
    #expect(results(of: []) { $0.collect() }.values == [[]])
  }

  @Test func reduce() {
    #expect(results(of: [1, 2]) { $0.reduce("") { "\($0)\($1)" } }.values == ["12"])
    #expect(results(of: [1, 2]) { $0.tryReduce(5, +) }.values == [8])
  }

  @Test func last() {
    #expect(results(of: [1, 2, 3]) { $0.last() }.values == [3])
    #expect(results(of: [1, 2, 3]) { $0.last { $0 < 3 } }.values == [2])
    #expect(results(of: [1, 2, 3]) { $0.tryLast { $0 < 2 } }.values == [1])
    let none: Recorder<Int, Never> = results(of: []) { $0.last() }
    #expect(none.values.isEmpty)
    #expect(none.isFinished)
  }

  @Test func tryLastFails() {
    let recorder: Recorder<Int, any Error> = results(of: [1]) {
      $0.tryLast { _ in throw TestError.first }
    }
    #expect(recorder.error == .first)
  }

  @Test func ignoreOutput() {
    let recorder: Recorder<Never, Never> = results(of: [1, 2]) { $0.ignoreOutput() }
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func minAndMax() {
    #expect(results(of: [2, 1, 3]) { $0.min() }.values == [1])
    #expect(results(of: [2, 1, 3]) { $0.max() }.values == [3])
    #expect(results(of: [-3, 2, 1]) { $0.min { abs($0) < abs($1) } }.values == [1])
    #expect(results(of: [-3, 2, 1]) { $0.max { abs($0) < abs($1) } }.values == [-3])
    #expect(results(of: [-3, 2, 1]) { $0.tryMin { abs($0) < abs($1) } }.values == [1])
    #expect(results(of: [-3, 2, 1]) { $0.tryMax { abs($0) < abs($1) } }.values == [-3])
    #expect(results(of: []) { $0.min() }.values.isEmpty)
  }

  @Test func tryMinAndMaxFail() {
    let min: Recorder<Int, any Error> = results(of: [1, 2]) {
      $0.tryMin { _, _ in throw TestError.first }
    }
    let max: Recorder<Int, any Error> = results(of: [1, 2]) {
      $0.tryMax { _, _ in throw TestError.second }
    }
    #expect(min.error == .first)
    #expect(max.error == .second)
  }

  @Test func contains() {
    #expect(results(of: [1, 2]) { $0.contains(2) }.values == [true])
    #expect(results(of: [1, 2]) { $0.contains(3) }.values == [false])
    #expect(results(of: [1, 2]) { $0.contains { $0 > 1 } }.values == [true])
    #expect(results(of: [1, 2]) { $0.contains { $0 > 2 } }.values == [false])
    #expect(results(of: [1, 2]) { $0.tryContains { $0 > 1 } }.values == [true])
    #expect(
      results(of: [1]) { $0.tryContains { _ in throw TestError.first } }.error == .first)
  }

  @Test func containsDoesNotWaitForTheEnd() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Bool, Never> = probe.contains(1).record()
    probe.send(1)
    #expect(recorder.values == [true])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }

  @Test func allSatisfy() {
    #expect(results(of: [1, 2]) { $0.allSatisfy { $0 > 0 } }.values == [true])
    #expect(results(of: [1, 2]) { $0.allSatisfy { $0 > 1 } }.values == [false])
    #expect(results(of: []) { $0.allSatisfy { $0 > 1 } }.values == [true])
    #expect(results(of: [1, 2]) { $0.tryAllSatisfy { $0 > 0 } }.values == [true])
    #expect(
      results(of: [1]) { $0.tryAllSatisfy { _ in throw TestError.first } }.error == .first)
  }

  @Test func allSatisfyDoesNotWaitForTheEnd() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Bool, Never> = probe.allSatisfy { $0 > 1 }.record()
    probe.send(1)
    #expect(recorder.values == [false])
    #expect(recorder.isFinished)
    #expect(probe.cancellations == 1)
  }
}
