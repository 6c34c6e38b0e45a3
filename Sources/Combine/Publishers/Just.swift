/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value sent.
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Never == S.Failure {
    subscriber.receive(
      subscription: SingleValueSubscription(output, name: "Just", downstream: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
