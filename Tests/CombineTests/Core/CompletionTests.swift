import Combine
import Foundation
import Testing

@Suite struct CompletionTests {
  typealias Completion = Subscribers.Completion<TestError>

  @Test func comparesByError() {
    #expect(Completion.finished == .finished)
    #expect(Completion.failure(.first) == .failure(.first))
    #expect(Completion.failure(.first) != .failure(.second))
    #expect(Completion.failure(.first) != .finished)
  }

  @Test(arguments: [Completion.finished, .failure(.second)])
  func survivesCoding(completion: Completion) throws {
    let data: Data = try JSONEncoder().encode(completion)
    #expect(try JSONDecoder().decode(Completion.self, from: data) == completion)
  }
}
