extension Publishers {
  /// Decodes each value; fails with the decoder's error.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let decoder = decoder
      upstream.subscribe(
        StepSubscription(trying: "Decode", downstream: subscriber) { value in
          do {
            return .send(try decoder.decode(Output.self, from: value))
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Decodes each value with `decoder`; the first error that it throws ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
