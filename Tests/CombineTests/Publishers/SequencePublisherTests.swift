import Combine
import Testing

@Suite struct SequencePublisherTests {
  @Test func sendsAsManyAsAreAskedFor() {
    let recorder: Recorder<Int, Never> = (1...5).publisher.record(demand: .max(2))
    #expect(recorder.values == [1, 2])
    recorder.onValue = { $0 == 3 ? .max(1) : .none }
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.isFinished, "The end follows the last value without being asked for")
  }

  @Test func finishesAtOnceWhenEmpty() {
    #expect([Int]().publisher.record(demand: .none).isFinished)
  }

  @Test func canBeAskedWhileItSends() {
    let recorder: Recorder<Int, Never> = Recorder(demand: .max(1))
    recorder.onValue = { _ in
      recorder.request(.max(1))
      return .none
    }
    (0..<100_000).publisher.subscribe(recorder)
    #expect(recorder.values.count == 100_000)
    #expect(recorder.isFinished)
  }

  @Test func stopsWhenCancelledWhileItSends() {
    let recorder: Recorder<Int, Never> = Recorder()
    recorder.onValue = { value in
      if value == 2 {
        recorder.cancel()
      }
      return .none
    }
    (1...).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
  }
}
