extension Publishers {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers: Int = 0
      var connection: (any Cancellable)?
    }

    public let upstream: Upstream

    private let state: Locked<State> = Locked(State())

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      upstream.subscribe(
        EventSubscription(
          "Autoconnect", downstream: subscriber,
          handler: EventHandler(cancelled: { self.subscriberCancelled() })))
      if isFirst {
        connect()
      }
    }

    private func connect() {
      let connection = upstream.connect()
      let isUnused = state.withLock { state in
        guard state.subscribers > 0, state.connection == nil else { return true }
        state.connection = connection
        return false
      }
      // Its subscriber has cancelled already; another one may have connected since.
      if isUnused {
        connection.cancel()
      }
    }

    private func subscriberCancelled() {
      let connection: (any Cancellable)? = state.withLock { state in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        let connection = state.connection
        state.connection = nil
        return connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
