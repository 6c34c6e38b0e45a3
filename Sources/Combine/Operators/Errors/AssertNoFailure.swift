extension Publishers {
  /// Stops the program when its upstream publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        TransformingSubscriber<Output, Upstream.Failure, S>(
          description: "AssertNoFailure", downstream: subscriber,
          mapCompletion: { completion in
            switch completion {
            case .finished:
              return .finished
            case .failure(let error):
              let message = prefix.isEmpty ? "\(error)" : "\(prefix): \(error)"
              fatalError(message, file: file, line: line)
            }
          },
          transform: { $0 }))
    }
  }
}

extension Publisher {
  /// Stops the program with a fatal error when this publisher fails: for errors that only a mistake
  /// in the program can cause.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
