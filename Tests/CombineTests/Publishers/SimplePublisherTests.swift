import Combine
import Testing

@Suite struct SimplePublisherTests {
  @Test func justWaitsUntilItIsAsked() {
    let recorder: Recorder<Int, Never> = Just(1).record(demand: .none)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func justCanBeCancelled() {
    let recorder: Recorder<Int, Never> = Just(1).record(demand: .none)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
  }

  @Test func emptyFinishesAtOnceOrNever() {
    #expect(Empty<Int, Never>().record(demand: .none).isFinished)
    let never: Recorder<Int, Never> = Empty(completeImmediately: false).record()
    #expect(never.completions.isEmpty)
    #expect(never.subscription != nil)
    #expect(Empty<Int, Never>() == Empty(outputType: Int.self, failureType: Never.self))
    #expect(Empty<Int, Never>() != Empty(completeImmediately: false))
  }

  @Test func failFailsAtOnce() {
    #expect(Fail<Int, TestError>(error: .first).record(demand: .none).error == .first)
    let typed: Fail<Int, TestError> = Fail(outputType: Int.self, failure: TestError.second)
    #expect(typed == Fail(error: .second))
  }

  @Test func deferredMakesAPublisherForEachSubscriber() {
    var count: Int = 0
    let deferred: Deferred<Just<Int>> = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
  }

  @Test func optionalSendsItsValue() {
    #expect(Optional(1).publisher.record().values == [1])
    let none: Recorder<Int, Never> = Int?.none.publisher.record(demand: .none)
    #expect(none.isFinished)
  }

  @Test func resultSendsItsValueOrFails() {
    let success: Result<Int, TestError> = .success(1)
    #expect(success.publisher.record().values == [1])
    let failure: Result<Int, TestError> = .failure(.first)
    #expect(failure.publisher.record(demand: .none).error == .first)
  }
}
