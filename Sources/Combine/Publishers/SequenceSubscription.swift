/// Sends the elements of a sequence as they are asked for.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Elements.Element == Downstream.Input {
  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    /// Whether a call on the stack, or another thread, already sends.
    var isSending: Bool = false
  }

  let description: String
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let state: Locked<State>
  /// Only whoever has set `isSending` touches these two.
  private var iterator: Elements.Iterator
  private var next: Elements.Element

  /// Subscribes `downstream`; to an empty sequence there is nothing to ask for.
  static func start(
    _ elements: Elements, name: String, completion: Subscribers.Completion<Downstream.Failure>,
    downstream: Downstream
  ) {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    downstream.receive(
      subscription: SequenceSubscription(
        iterator: iterator, first: first, name: name, completion: completion,
        downstream: downstream))
  }

  private init(
    iterator: Elements.Iterator, first: Elements.Element, name: String,
    completion: Subscribers.Completion<Downstream.Failure>, downstream: Downstream
  ) {
    self.iterator = iterator
    next = first
    description = name
    self.completion = completion
    state = Locked(State(downstream: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let sends = state.withLock { state in
      state.demand += demand
      guard !state.isSending, state.downstream != nil else { return false }
      state.isSending = true
      return true
    }
    if sends {
      send()
    }
  }

  func cancel() {
    _ = takeDownstream()
  }

  private func send() {
    while let downstream = claimNext() {
      let value = next
      // One element ahead, so that the completion follows the last one without being asked for.
      let following = iterator.next()
      let more = downstream.receive(value)
      guard let following else {
        takeDownstream()?.receive(completion: completion)
        return
      }
      next = following
      state.withLock { $0.demand += more }
    }
  }

  private func claimNext() -> Downstream? {
    state.withLock { state in
      guard state.demand > 0, let downstream = state.downstream else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      return downstream
    }
  }

  private func takeDownstream() -> Downstream? {
    state.withLock { state in
      let taken = state.downstream
      state.downstream = nil
      return taken
    }
  }
}
