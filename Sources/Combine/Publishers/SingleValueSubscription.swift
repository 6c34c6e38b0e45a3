/// Sends one value when asked, then finishes.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let pending: Locked<(downstream: Downstream, value: Downstream.Input)?>
  let description: String

  init(_ value: Downstream.Input, name: String, downstream: Downstream) {
    pending = Locked((downstream, value))
    description = name
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let taken = take() else { return }
    _ = taken.downstream.receive(taken.value)
    taken.downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = take()
  }

  private func take() -> (downstream: Downstream, value: Downstream.Input)? {
    pending.withLock { pending in
      let taken = pending
      pending = nil
      return taken
    }
  }
}
