import Foundation

/// Keeps values until they are asked for.
final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var values: Fifo<Input> = Fifo()
    /// How to end once the values have been sent.
    var completion: Subscribers.Completion<Failure>?
  }

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let state: Locked<State>
  /// Recursive, because a subscriber may ask for more, or make upstream send.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(
    downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = max(size, 0)
    self.prefetch = prefetch
    self.whenFull = whenFull
    state = Locked(State(downstream: downstream))
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    guard let downstream else {
      subscription.cancel()
      return
    }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (isFull, dropped): (Bool, Input?) = state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return (false, nil) }
      guard state.values.count < size else {
        guard case .dropOldest = whenFull, let oldest = state.values.popFirst() else {
          return (true, nil)
        }
        state.values.append(input)
        return (true, oldest)
      }
      state.values.append(input)
      return (false, nil)
    }
    withExtendedLifetime(dropped) {}
    if isFull, case .customError(let makeError) = whenFull {
      let error = makeError()
      let upstream: (any Subscription)? = state.withLock { state in
        guard state.completion == nil else { return nil }
        state.completion = .failure(error)
        let upstream = state.upstream
        state.upstream = nil
        return upstream
      }
      upstream?.cancel()
    }
    let sent = sendValues()
    return prefetch == .keepFull ? sent : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { state in
      let old = state
      guard state.completion == nil else { return old }
      state.upstream = nil
      state.completion = completion
      if case .failure = completion {
        state.downstream = nil
        state.values = Fifo()
      }
      return old
    }
    guard old.completion == nil else { return }
    // An error does not wait for the values that nobody has asked for.
    if case .failure = completion {
      old.downstream?.receive(completion: completion)
    }
    _ = sendValues()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    let sent = sendValues()
    if prefetch == .keepFull, sent > 0 {
      state.withLock { $0.upstream }?.request(sent)
    }
  }

  func cancel() {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    old.upstream?.cancel()
  }

  /// Sends what is asked for; returns how many values have left the buffer.
  private func sendValues() -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    var sent: Subscribers.Demand = .none
    while let (downstream, value): (Downstream, Input) = nextValue() {
      sent += 1
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
    }
    endIfEmpty()
    return sent
  }

  private func nextValue() -> (Downstream, Input)? {
    state.withLock { state in
      guard state.demand > 0, let downstream = state.downstream,
        let value = state.values.popFirst()
      else { return nil }
      state.demand -= 1
      return (downstream, value)
    }
  }

  private func endIfEmpty() {
    let ended: (downstream: Downstream, completion: Subscribers.Completion<Failure>)? =
      state.withLock { state in
        guard state.values.isEmpty,
          let completion = state.completion,
          let downstream = state.downstream
        else { return nil }
        state.downstream = nil
        return (downstream, completion)
      }
    if let ended {
      ended.downstream.receive(completion: ended.completion)
    }
  }
}
