import Combine
import Testing

@Suite struct ZipTests {
  @Test func pairsValuesByPosition() {
    let first: PassthroughSubject<Int, Never> = PassthroughSubject()
    let second: PassthroughSubject<String, Never> = PassthroughSubject()
    let recorder: Recorder<String, Never> = first.zip(second) { "\($0)\($1)" }.record()
    [1, 2, 3].forEach(first.send)
    ["a", "b"].forEach(second.send)
    #expect(recorder.values == ["1a", "2b"])
  }

  @Test func finishesWhenNoFurtherPairCanCome() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<(Int, Int), Never> = first.zip(second).record()
    first.send(1)
    first.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    second.send(2)
    #expect(recorder.values.count == 1)
    #expect(recorder.isFinished)
    #expect(second.cancellations == 1)
  }

  @Test func finishesAtOnceWithAnEmptyPublisher() {
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<(Int, Int), Never> = Empty<Int, Never>().zip(second).record()
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheFirstError() {
    let first: Probe<Int, TestError> = Probe()
    let second: Probe<Int, TestError> = Probe()
    let recorder: Recorder<(Int, Int), TestError> = first.zip(second).record()
    first.send(1)
    second.send(completion: .failure(.second))
    #expect(recorder.error == .second)
    #expect(first.cancellations == 1)
  }

  @Test func asksBothForWhatIsAskedFor() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<(Int, Int), Never> = first.zip(second).record(demand: .max(2))
    #expect(first.requests == [.max(2)])
    #expect(second.requests == [.max(2)])
    recorder.onValue = { _ in .max(1) }
    first.send(1)
    #expect(second.send(1) == .max(1))
    #expect(first.requests == [.max(2), .max(1)])
    recorder.cancel()
    #expect(first.cancellations == 1)
    #expect(second.cancellations == 1)
  }

  @Test func zipsThreeAndFour() {
    let a: Publishers.Sequence<[Int], Never> = [1, 2].publisher
    let three: Recorder<[Int], Never> =
      a.zip([10, 20].publisher, [100, 200, 300].publisher) { [$0, $1, $2] }.record()
    #expect(three.values == [[1, 10, 100], [2, 20, 200]])
    #expect(three.isFinished)
    let four: Recorder<[Int], Never> =
      a.zip([10, 20].publisher, [100].publisher, [1000, 2000].publisher) { [$0, $1, $2, $3] }
      .record()
    #expect(four.values == [[1, 10, 100, 1000]])
    #expect(four.isFinished)
  }
}
