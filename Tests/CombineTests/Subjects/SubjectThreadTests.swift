import Combine
import Dispatch
import Testing

@Suite struct SubjectThreadTests {
  /// Lets the test share what the library makes safe to share.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }

  private final class Count {
    var value: Int = 0
    var isBusy: Bool = false
    var overlaps: Int = 0
  }

  @Test func deliversOneValueAtATime() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let count: Count = Count()
    let cancellable: AnyCancellable = subject.sink { _ in
      if count.isBusy {
        count.overlaps += 1
      }
      count.isBusy = true
      count.value += 1
      count.isBusy = false
    }
    let shared: Shared<PassthroughSubject<Int, Never>> = Shared(value: subject)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for value in 0..<500 {
        shared.value.send(value)
      }
    }
    #expect(count.value == 4_000)
    #expect(count.overlaps == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func subscribingAndCancellingMeanwhileIsSafe() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(0)
    let shared: Shared<CurrentValueSubject<Int, Never>> = Shared(value: subject)
    DispatchQueue.concurrentPerform(iterations: 8) { iteration in
      for value in 0..<200 {
        if iteration.isMultiple(of: 2) {
          shared.value.send(value)
        } else {
          shared.value.sink { _ in }.cancel()
        }
      }
    }
    #expect(subject.record().values == [199])
  }

  @Test func futuresAreFulfilledOnce() {
    let promise: Shared<Future<Int, Never>.Promise>
    var kept: Future<Int, Never>.Promise = { _ in }
    let future: Future<Int, Never> = Future { kept = $0 }
    promise = Shared(value: kept)
    let recorder: Recorder<Int, Never> = future.record()
    DispatchQueue.concurrentPerform(iterations: 8) { promise.value(.success($0)) }
    #expect(recorder.values.count == 1)
    #expect(recorder.isFinished)
    #expect(future.record().values == recorder.values)
  }
}
