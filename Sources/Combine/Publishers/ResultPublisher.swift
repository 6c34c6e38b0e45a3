extension Result {
  /// A publisher of the success value, or that fails at once.
  public var publisher: Publisher {
    Publisher(self)
  }

  /// A publisher of one value, or one that fails at once.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// What is sent.
    public let result: Result<Output, Failure>

    public init(_ result: Result<Output, Failure>) {
      self.result = result
    }

    public init(_ output: Output) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: SingleValueSubscription(value, name: "Once", downstream: subscriber))
      case .failure(let error):
        Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
