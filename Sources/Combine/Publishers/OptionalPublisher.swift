extension Optional {
  /// A publisher of the wrapped value, if there is one.
  public var publisher: Publisher {
    Publisher(self)
  }

  /// A publisher of one value or none.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value sent, if any.
    public let output: Output?

    public init(_ output: Output?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, Never == S.Failure {
      guard let output else {
        Empty<Wrapped, Never>().subscribe(subscriber)
        return
      }
      subscriber.receive(
        subscription: SingleValueSubscription(output, name: "Optional", downstream: subscriber))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
