/// What an operator makes of one value from upstream.
enum Step<Output, Failure: Error> {
  /// Sends a value downstream.
  case send(Output)
  /// Sends nothing, and asks for one more value instead.
  case skip
  /// Ends without an error, and cancels upstream.
  case finish
  /// Sends a last value, ends without an error, and cancels upstream.
  case sendLast(Output)
  /// Ends with an error, and cancels upstream.
  case fail(Failure)
}

/// The connection made by operators that answer each value at once, and may end before upstream
/// does.
///
/// Demand goes upstream unchanged, except that one more value is asked for in place of a skipped
/// one.
final class StepSubscription<Input, UpstreamFailure: Error, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
{
  typealias Failure = UpstreamFailure
  typealias Operation = (Input) -> Step<Downstream.Input, Downstream.Failure>
  typealias MapCompletion =
    (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>

  private struct Live {
    let downstream: ErasedSubscriber<Downstream>
    let step: Operation
    let mapCompletion: MapCompletion
  }

  private enum Phase {
    case awaiting(Live)
    case connected(Live, any Subscription)
    case ended
  }

  let description: String
  private let lock: Lock = Lock()
  private var phase: Phase

  init(
    _ name: String, downstream: Downstream, mapCompletion: @escaping MapCompletion,
    step: @escaping Operation
  ) {
    description = name
    phase = .awaiting(Live(downstream: downstream, step: step, mapCompletion: mapCompletion))
  }

  func receive(subscription: any Subscription) {
    let live: Live? = lock.withLock {
      guard case .awaiting(let live) = phase else { return nil }
      phase = .connected(live, subscription)
      return live
    }
    if let live {
      live.downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let live: Live? = lock.withLock {
      guard case .connected(let live, _) = phase else { return nil }
      return live
    }
    guard let live else { return .none }
    // The operation belongs to the user: it may cancel, or send again, so it runs outside the lock.
    switch live.step(input) {
    case .send(let output):
      return isConnected ? live.downstream.receive(output) : .none
    case .skip:
      return .max(1)
    case .finish:
      end()?.downstream.receive(completion: .finished)
    case .sendLast(let output):
      if let live = end() {
        _ = live.downstream.receive(output)
        live.downstream.receive(completion: .finished)
      }
    case .fail(let error):
      end()?.downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    let old = lock.withLock {
      let old = phase
      if case .connected = phase {
        phase = .ended
      }
      return old
    }
    if case .connected(let live, _) = old {
      live.downstream.receive(completion: live.mapCompletion(completion))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream: (any Subscription)? = lock.withLock {
      guard case .connected(_, let upstream) = phase else { return nil }
      return upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    _ = end()
  }

  private var isConnected: Bool {
    lock.withLock {
      if case .connected = phase { true } else { false }
    }
  }

  /// Ends the connection and cancels upstream; `nil` when it had ended before.
  private func end() -> Live? {
    let old = lock.withLock {
      let old = phase
      phase = .ended
      return old
    }
    guard case .connected(let live, let upstream) = old else { return nil }
    upstream.cancel()
    return live
  }
}

extension StepSubscription where Downstream.Failure == UpstreamFailure {
  convenience init(_ name: String, downstream: Downstream, step: @escaping Operation) {
    self.init(name, downstream: downstream, mapCompletion: { $0 }, step: step)
  }
}

extension StepSubscription where Downstream.Failure == any Error {
  /// For operators whose closure may throw.
  convenience init(trying name: String, downstream: Downstream, step: @escaping Operation) {
    self.init(name, downstream: downstream, mapCompletion: { $0.erased }, step: step)
  }
}
