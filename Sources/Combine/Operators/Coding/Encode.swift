extension Publishers {
  /// Encodes each value; fails with the encoder's error.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let encoder = encoder
      upstream.subscribe(
        StepSubscription(trying: "Encode", downstream: subscriber) { value in
          do {
            return .send(try encoder.encode(value))
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value with `encoder`; the first error that it throws ends the publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
