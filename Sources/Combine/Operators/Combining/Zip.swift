extension Publishers {
  /// Sends tuples of the first values of two publishers, of the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      ZipSubscription<A.Output, B.Output, S>(downstream: subscriber).start(a, b)
    }
  }
}

extension Publishers.Zip: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends tuples of the first values, of the second ones, and so on. Finishes as soon as no
  /// further tuple can come; fails when one fails.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Makes one value, with a closure, of both publishers' next values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
