import Combine
import Dispatch
import Testing

@Suite(.timeLimit(.minutes(1))) struct FutureValueTests {
  @Test func awaitsTheValue() async {
    let future: Future<Int, Never> = Future { promise in
      DispatchQueue.global().schedule { promise(.success(1)) }
    }
    #expect(await future.value == 1)
    #expect(await future.value == 1)
  }

  @Test func throwsTheError() async {
    let future: Future<Int, TestError> = Future { $0(.failure(.second)) }
    await #expect(throws: TestError.second) { try await future.value }
  }
}
