import Combine
import Dispatch
import Testing

@Suite(.timeLimit(.minutes(1))) struct AsyncPublisherTests {
  @Test func yieldsValuesUntilTheEnd() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values {
      values.append(value)
    }
    #expect(values == [1, 2, 3])
  }

  @Test func throwsTheError() async {
    let record: Record<Int, TestError> = Record(output: [1, 2], completion: .failure(.first))
    var values: [Int] = []
    await #expect(throws: TestError.first) {
      for try await value in record.values {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }

  @Test func endsAfterTheError() async throws {
    var iterator: AsyncThrowingPublisher<Fail<Int, TestError>>.Iterator =
      Fail<Int, TestError>(error: .first).values.makeAsyncIterator()
    await #expect(throws: TestError.first) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func asksForOneValueAtATime() async {
    let probe: Probe<Int, Never> = Probe()
    var iterator:
      AsyncPublisher<Publishers.Concatenate<Publishers.Sequence<[Int], Never>, Probe<Int, Never>>>
        .Iterator = probe.prepend([1]).values.makeAsyncIterator()
    #expect(probe.requests.isEmpty)
    #expect(await iterator.next() == 1)
    #expect(probe.requests.isEmpty)
  }

  @Test func leavingTheLoopCancels() async {
    let probe: Probe<Int, Never> = Probe()
    for await value in probe.prepend([1]).values {
      #expect(value == 1)
      break
    }
    #expect(probe.cancellations == 1)
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let (started, continuation): (AsyncStream<Void>, AsyncStream<Void>.Continuation) =
      AsyncStream.makeStream()
    let task: Task<Int, Never> = Task {
      var count: Int = 0
      for await _ in CurrentValueSubject<Int, Never>(1).values {
        count += 1
        continuation.yield()
      }
      return count
    }
    for await _ in started {
      break
    }
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test @MainActor func staysOnTheActor() async {
    final class NotSendable {
      var value: Int = 0
    }
    var values: [Int] = []
    for await object in Just(NotSendable()).values {
      object.value += 1
      values.append(object.value)
      MainActor.assertIsolated()
    }
    #expect(values == [1])
  }
}
