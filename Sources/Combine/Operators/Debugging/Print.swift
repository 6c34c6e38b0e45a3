extension Publishers {
  /// Prints the events that pass.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(
      upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil
    ) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      upstream.subscribe(
        EventSubscription(
          "Print", downstream: subscriber,
          handler: EventHandler(
            subscribed: { printer.print("receive subscription: (\($0))") },
            received: { printer.print("receive value: (\($0))") },
            completed: { completion in
              switch completion {
              case .finished: printer.print("receive finished")
              case .failure(let error): printer.print("receive error: (\(error))")
              }
            },
            cancelled: { printer.print("receive cancel") },
            requested: { demand, synchronously in
              let amount = demand.max.map { "max: (\($0))" } ?? "unlimited"
              printer.print("request \(amount)\(synchronously ? " (synchronous)" : "")")
            })))
    }
  }
}

extension Publisher {
  /// Prints each event, such as `receive value: (1)`, as it passes.
  ///
  /// - Parameters:
  ///   - prefix: Put before each line, with a colon.
  ///   - stream: Where to print; the standard output, if `nil`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

private final class EventPrinter {
  private let prefix: String
  private let stream: Locked<(any TextOutputStream)?>

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = Locked(stream)
  }

  func print(_ event: String) {
    let line = prefix + event
    // A copy of the stream writes: the stream belongs to the user and must not run under the lock.
    if var stream = stream.withLock({ $0 }) {
      stream.write(line + "\n")
      self.stream.withLock { $0 = stream }
    } else {
      Swift.print(line)
    }
  }
}
