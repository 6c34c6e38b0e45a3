import Combine
import Testing

@Suite struct MergeTests {
  @Test func passesOnAllAsTheyCome() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = first.map { $0 }.merge(with: second).record()
    #expect(first.requests == [.unlimited])
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.values == [1, 2, 3])
    first.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    second.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheFirstError() {
    let first: Probe<Int, TestError> = Probe()
    let second: Probe<Int, TestError> = Probe()
    let recorder: Recorder<Int, TestError> = Publishers.Merge(first, second).record()
    first.send(completion: .failure(.first))
    second.send(1)
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
    #expect(second.cancellations == 1)
  }

  @Test func asksEachForOneValueAtATime() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> =
      Publishers.Merge(first, second).record(demand: .max(1))
    #expect(first.requests == [.max(1)])
    #expect(second.requests == [.max(1)])
    #expect(first.send(1) == .max(1))
    #expect(second.send(2) == .none, "It waits: nobody has asked for it yet")
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(second.requests == [.max(1), .max(1)])
    recorder.request(.unlimited)
    #expect(first.requests.last == .unlimited)
    #expect(second.requests.last == .unlimited)
  }

  @Test func whatWaitsComesBeforeTheEnd() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, Never> = Publishers.Merge(first, second).record(demand: .none)
    first.send(1)
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func cancellingReachesAll() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    Publishers.Merge(first, second).record().cancel()
    #expect(first.cancellations == 1)
    #expect(second.cancellations == 1)
  }

  @Test func mergesUpToEight() {
    let s: [PassthroughSubject<Int, Never>] = (0..<8).map { _ in PassthroughSubject() }
    let a: AnyPublisher<Int, Never> = s[0].eraseToAnyPublisher()
    let recorders: [Recorder<Int, Never>] = [
      a.merge(with: s[1]).record(),
      a.merge(with: s[1], s[2]).record(),
      a.merge(with: s[1], s[2], s[3]).record(),
      a.merge(with: s[1], s[2], s[3], s[4]).record(),
      a.merge(with: s[1], s[2], s[3], s[4], s[5]).record(),
      a.merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).record(),
      a.merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).record(),
    ]
    for (index, subject) in s.enumerated() {
      subject.send(index)
      subject.send(completion: .finished)
    }
    for (index, recorder) in recorders.enumerated() {
      #expect(recorder.values == Array(0..<(index + 2)))
      #expect(recorder.isFinished)
    }
  }

  @Test func furtherMergesStayFlat() {
    let a: Just<Int> = Just(1)
    let flat: Publishers.Merge4<Just<Int>, Empty<Int, Never>, Just<Int>, Just<Int>> =
      a.merge(with: Empty()).merge(with: Just(2)).merge(with: Just(3))
    #expect(flat.record().values == [1, 2, 3])
    let more:
      Publishers.Merge8<
        Just<Int>, Empty<Int, Never>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>,
        Just<Int>
      > = flat.merge(with: Just(4), Just(5)).merge(with: Just(6), Just(7))
    #expect(more.record().values == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func mergesManyOfOneType() {
    let many: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2)).merge(with: Just(3))
    #expect(many.record().values == [1, 2, 3])
    #expect(Publishers.MergeMany([Just(1), Just(2)]).record().isFinished)
    #expect(Publishers.MergeMany<Just<Int>>().record().isFinished)
  }
}
