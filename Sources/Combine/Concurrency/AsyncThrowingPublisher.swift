/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias AsyncIterator = Iterator

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let subscriber: AsyncSubscriber<P.Output, P.Failure> = AsyncSubscriber()
    publisher.subscribe(subscriber)
    return Iterator(lifetime: AsyncIteration(subscriber: subscriber))
  }

  /// Each step asks the publisher for one value, and waits for it.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output

    fileprivate let lifetime: AsyncIteration<P.Output, P.Failure>

    /// The next value; `nil` at the end, or when the task is cancelled.
    public mutating func next() async throws -> P.Output? {
      try await lifetime.subscriber.next(isolation: nil).value.get()
    }

    /// The next value; `nil` at the end, or when the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await lifetime.subscriber.next(isolation: actor).value.get()
    }
  }
}

extension Publisher {
  /// The values of this publisher, as an asynchronous sequence:
  /// `for try await value in publisher.values`.
  ///
  /// Each step asks for one value: what a publisher that does not wait sends in between is lost.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
