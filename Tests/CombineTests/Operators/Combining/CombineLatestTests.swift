import Combine
import Testing

@Suite struct CombineLatestTests {
  @Test func sendsTheLatestOfBoth() {
    let first: PassthroughSubject<Int, Never> = PassthroughSubject()
    let second: PassthroughSubject<String, Never> = PassthroughSubject()
    let recorder: Recorder<String, Never> =
      first.combineLatest(second) { "\($0)\($1)" }.record()
    first.send(1)
    first.send(2)
    #expect(recorder.values.isEmpty)
    second.send("a")
    second.send("b")
    first.send(3)
    #expect(recorder.values == ["2a", "2b", "3b"])
  }

  @Test func finishesWhenAllHaveFinished() {
    let first: PassthroughSubject<Int, Never> = PassthroughSubject()
    let second: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<(Int, Int), Never> = first.combineLatest(second).record()
    first.send(1)
    first.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.values.map(\.0) == [1])
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheFirstError() {
    let first: Probe<Int, TestError> = Probe()
    let second: Probe<Int, TestError> = Probe()
    let recorder: Recorder<(Int, Int), TestError> = first.combineLatest(second).record()
    first.send(completion: .failure(.first))
    #expect(recorder.error == .first)
    #expect(second.cancellations == 1)
  }

  @Test func asksBothForWhatIsAskedFor() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    let recorder: Recorder<(Int, Int), Never> =
      first.combineLatest(second).record(demand: .max(1))
    #expect(first.requests == [.max(1)])
    #expect(second.requests == [.max(1)])
    recorder.onValue = { _ in .max(2) }
    first.send(1)
    #expect(second.send(2) == .max(2))
    #expect(first.requests == [.max(1), .max(2)])
  }

  @Test func changesThatNobodyAskedForAreNotLost() {
    let first: CurrentValueSubject<Int, Never> = CurrentValueSubject(1)
    let second: CurrentValueSubject<Int, Never> = CurrentValueSubject(10)
    let recorder: Recorder<Int, Never> = first.combineLatest(second, +).record(demand: .max(1))
    #expect(recorder.values == [11])
    first.send(2)
    second.send(20)
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(recorder.values.last == 22)
  }

  @Test func cancellingReachesBoth() {
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    first.combineLatest(second).record().cancel()
    #expect(first.cancellations == 1)
    #expect(second.cancellations == 1)
  }

  @Test func combinesThreeAndFour() {
    let s: [CurrentValueSubject<Int, Never>] = (1...4).map { CurrentValueSubject($0) }
    let three: Recorder<[Int], Never> =
      s[0].combineLatest(s[1], s[2]) { [$0, $1, $2] }.record()
    let four: Recorder<[Int], Never> =
      s[0].combineLatest(s[1], s[2], s[3]) { [$0, $1, $2, $3] }.record()
    let tuples: Recorder<(Int, Int, Int, Int), Never> =
      s[0].combineLatest(s[1], s[2], s[3]).record()
    s[2].send(30)
    s[0].send(10)
    #expect(three.values == [[1, 2, 3], [1, 2, 30], [10, 2, 30]])
    #expect(four.values == [[1, 2, 3, 4], [1, 2, 30, 4], [10, 2, 30, 4]])
    #expect(tuples.values.count == 3)
    s.forEach { $0.send(completion: .finished) }
    #expect(three.isFinished)
    #expect(four.isFinished)
  }

  @Test func aReplacedValueMaySendWhenItIsReleased() {
    final class Releasing {
      let action: () -> Void

      init(_ action: @escaping () -> Void) {
        self.action = action
      }

      deinit {
        action()
      }
    }
    let first: PassthroughSubject<Releasing?, Never> = PassthroughSubject()
    let second: PassthroughSubject<Int, Never> = PassthroughSubject()
    var count: Int = 0
    let cancellable: AnyCancellable = first.combineLatest(second).sink { _ in count += 1 }
    second.send(1)
    first.send(Releasing { second.send(2) })
    first.send(nil)
    #expect(count == 3)
    withExtendedLifetime(cancellable) {}
  }
}
