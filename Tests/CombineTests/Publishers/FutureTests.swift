import Combine
import Testing

@Suite struct FutureTests {
  @Test func startsAtOnceAndSendsItsResultToAll() {
    var attempts: Int = 0
    var promise: Future<Int, TestError>.Promise = { _ in }
    let future: Future<Int, TestError> = Future {
      attempts += 1
      promise = $0
    }
    #expect(attempts == 1)
    let early: Recorder<Int, TestError> = future.record()
    #expect(early.values.isEmpty)
    promise(.success(1))
    promise(.success(2))
    #expect(early.values == [1])
    #expect(early.isFinished)
    #expect(future.record().values == [1])
    #expect(attempts == 1)
  }

  @Test func waitsUntilItIsAsked() {
    let recorder: Recorder<Int, Never> = Future<Int, Never> { $0(.success(1)) }
      .record(demand: .none)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func fails() {
    #expect(Future<Int, TestError> { $0(.failure(.first)) }.record().error == .first)
  }

  @Test func canBeCancelled() {
    var promise: Future<Int, Never>.Promise = { _ in }
    let recorder: Recorder<Int, Never> = Future { promise = $0 }.record()
    recorder.cancel()
    promise(.success(1))
    #expect(recorder.values.isEmpty)
  }

  @Test func subscribersGoWithTheirCancellables() {
    weak var weakRecorder: Recorder<Int, Never>?
    var promise: Future<Int, Never>.Promise = { _ in }
    let future: Future<Int, Never> = Future { promise = $0 }
    do {
      let recorder: Recorder<Int, Never> = Recorder()
      weakRecorder = recorder
      let cancellable: AnyCancellable = future.sink { _ = recorder.receive($0) }
      #expect(weakRecorder != nil)
      cancellable.cancel()
    }
    #expect(weakRecorder == nil)
    promise(.success(1))
  }
}
