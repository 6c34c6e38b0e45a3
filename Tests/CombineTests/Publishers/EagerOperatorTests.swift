import Combine
import Testing

@Suite struct EagerOperatorTests {
  private typealias Maybe = Optional<Int>.Publisher

  @Test func justStaysJust() {
    let mapped: Just<String> = Just(1).map { "\($0)" }
    #expect(mapped == Just("1"))
    let counted: Just<Int> = Just(5).count()
    #expect(counted == Just(1))
    let collected: Just<[Int]> = Just(5).collect()
    #expect(collected == Just([5]))
    let contains: Just<Bool> = Just(5).contains(5)
    #expect(contains == Just(true))
    #expect(Just(5).filter { $0 > 5 } == Maybe(nil))
    #expect(Just(5).output(at: 0) == Maybe(5))
    #expect(Just(5).prefix(0) == Maybe(nil))
    #expect(Just(5).dropFirst() == Maybe(nil))
    #expect(Just(5).compactMap { $0 > 1 ? "\($0)" : nil } == Optional<String>.Publisher("5"))
    #expect(Just(5).append(6, 7).sequence == [5, 6, 7])
    #expect(Just(5).prepend([3, 4]).sequence == [3, 4, 5])
    #expect(Just(5).reduce(1, +).result == .success(6))
    #expect(Just(5).setFailureType(to: TestError.self).result == .success(5))
  }

  @Test func justFailsWithTheErrorThrown() {
    let result: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw TestError.first }
    #expect(throws: TestError.first) { try result.result.get() }
    #expect(throws: Never.self) { try Just(1).tryReduce(1, +).result.get() }
  }

  @Test func optionalStaysOptional() {
    #expect(Maybe(1).map { $0 + 1 } == Maybe(2))
    #expect(Maybe(nil).map { $0 + 1 } == Maybe(nil))
    #expect(Maybe(1).contains(1) == Optional<Bool>.Publisher(true))
    #expect(Maybe(nil).collect() == Optional<[Int]>.Publisher([]))
    #expect(Maybe(nil).count() == Maybe(nil))
    #expect(Maybe(nil).replaceEmpty(with: 5) == Just(5))
    #expect(Maybe(1).drop { $0 == 1 } == Maybe(nil))
    #expect(Maybe(1).prefix { $0 == 1 } == Maybe(1))
    #expect(Maybe(1).output(in: 1..<5) == Maybe(nil))
    #expect(Maybe(1).output(in: ...0) == Maybe(1))
    #expect(Maybe(1).scan(1, +) == Maybe(2))
  }

  @Test func resultStaysResult() {
    let success: Result<Int, TestError>.Publisher = Result.Publisher(1)
    let failure: Result<Int, TestError>.Publisher = Result.Publisher(TestError.first)
    #expect(success.map { $0 + 1 } == Result.Publisher(2))
    #expect(failure.map { $0 + 1 } == failure)
    #expect(failure.replaceError(with: 5).result == .success(5))
    #expect(failure.mapError { _ in .second }.result == Result<Int, TestError>.failure(.second))
    #expect(success.allSatisfy { $0 > 0 }.result == .success(true))
    #expect(throws: TestError.first) { try failure.tryMap { $0 }.result.get() }
    #expect(throws: TestError.second) {
      try success.tryMap { _ -> Int in throw TestError.second }.result.get()
    }
  }

  @Test func anErrorIsNotIgnoredWithTheOutput() {
    let failure: Result<Int, TestError>.Publisher = Result.Publisher(TestError.first)
    #expect(failure.ignoreOutput().record().error == .first)
  }

  @Test func sequenceStaysSequence() {
    let publisher: Publishers.Sequence<[Int], Never> = [3, 1, 2].publisher
    #expect(publisher.map { $0 * 2 } == [6, 2, 4].publisher)
    #expect(publisher.filter { $0 > 1 } == [3, 2].publisher)
    #expect(publisher.scan(0, +) == [3, 4, 6].publisher)
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect([1, nil].publisher.replaceNil(with: 5) == [1, 5].publisher)
    #expect(publisher.collect().result == .success([3, 1, 2]))
    #expect(publisher.min() == Maybe(1))
    #expect(publisher.max() == Maybe(3))
    #expect(publisher.first() == Maybe(3))
    #expect(publisher.last() == Maybe(2))
    #expect(publisher.count() as Just<Int> == Just(3))
    #expect(publisher.output(at: 1) as Maybe == Maybe(1))
    #expect(publisher.output(at: 10) as Maybe == Maybe(nil))
    #expect(publisher.output(in: 1..<10) == [1, 2].publisher)
    #expect(publisher.dropFirst().record().values == [1, 2])
    #expect(publisher.prefix(2).record().values == [3, 1])
    #expect(publisher.append(4).prepend(0) == [0, 3, 1, 2, 4].publisher)
    #expect(publisher.contains(2).result == .success(true))
    #expect(publisher.reduce(0, +).result == .success(6))
  }
}
