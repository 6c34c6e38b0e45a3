import Combine
import Dispatch
import Testing

@Suite struct OperatorThreadTests {
  /// Lets the test share what the library makes safe to share.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }

  private typealias Source = PassthroughSubject<Int, Never>

  /// Sends 500 values through each of 4 subjects at the same time; counts what `combine` makes of
  /// it.
  private func count(_ combine: ([Source]) -> AnyPublisher<Int, Never>) -> Int {
    let sources: Shared<[Source]> = Shared(value: (0..<4).map { _ in Source() })
    var count: Int = 0
    let cancellable: AnyCancellable = combine(sources.value).sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<500 {
        sources.value[index].send(value)
      }
    }
    cancellable.cancel()
    return count
  }

  @Test func mergeLosesNothing() {
    #expect(count { Publishers.MergeMany($0).eraseToAnyPublisher() } == 2_000)
  }

  @Test func flatMapLosesNothing() {
    #expect(
      count { sources in
        [0, 1, 2, 3].publisher.flatMap { sources[$0] }.eraseToAnyPublisher()
      } == 2_000)
  }

  @Test func zipMakesATupleOfEach() {
    #expect(
      count { $0[0].zip($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.eraseToAnyPublisher() } == 500)
  }

  @Test func combineLatestSendsOneAtATime() {
    let values: Int = count {
      $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.eraseToAnyPublisher()
    }
    #expect(values > 0)
    #expect(values <= 2_000)
  }

  @Test func sharingLosesNothing() {
    #expect(count { Publishers.MergeMany($0).share().eraseToAnyPublisher() } == 2_000)
  }

  @Test func publishedPropertiesCanBeSetFromAnywhere() {
    final class Model: ObservableObject {
      @Published var value: Int = 0
    }
    let model: Shared<Model> = Shared(value: Model())
    var changes: Int = 0
    var values: Int = 0
    let object: AnyCancellable = model.value.objectWillChange.sink { changes += 1 }
    let property: AnyCancellable = model.value.$value.dropFirst().sink { _ in values += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<500 {
        model.value.value = value
      }
    }
    #expect(changes == 2_000)
    #expect(values == 2_000)
    withExtendedLifetime((object, property)) {}
  }
}
