extension Publishers {
  /// Leaves out each value that a closure finds equal to the one before; fails with the error that
  /// it throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var previous: Output?
      upstream.subscribe(
        StepSubscription(trying: "TryRemoveDuplicates", downstream: subscriber) { value in
          do {
            if let last = previous, try predicate(last, value) {
              return .skip
            }
          } catch {
            return .fail(error)
          }
          previous = value
          return .send(value)
        })
    }
  }
}

extension Publisher {
  /// Leaves out each value for which `predicate` returns `true`; the first error that it throws
  /// ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
