/// Hands values to the iterations of an asynchronous sequence.
///
/// Each call of `next()` asks for one value.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  @unchecked Sendable
{
  /// What one call of `next()` gets: a value, the end, or an error.
  typealias Element = UncheckedSendable<Result<Input?, Failure>>

  private enum Phase {
    /// The number counts the values to ask for once that is possible.
    case awaiting(wanted: Int)
    case connected(any Subscription)
    case ended(Failure?)
  }

  private struct State {
    var phase: Phase = .awaiting(wanted: 0)
    var waiting: Fifo<CheckedContinuation<Element, Never>> = Fifo()
  }

  private let state = Locked(State())

  var description: String { "AsyncSubscriber" }

  func receive(subscription: any Subscription) {
    let wanted: Int? = state.withLock { state in
      guard case .awaiting(let wanted) = state.phase else { return nil }
      state.phase = .connected(subscription)
      return wanted
    }
    guard let wanted else {
      subscription.cancel()
      return
    }
    if wanted > 0 {
      subscription.request(.max(wanted))
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withLock { $0.waiting.popFirst() }?.resume(
      returning: UncheckedSendable(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: end(nil)
    case .failure(let error): end(error)
    }
  }

  func next(isolation: isolated (any Actor)?) async -> Element {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(continuation)
      }
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    if case .connected(let subscription) = end(nil) {
      subscription.cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Element, Never>) {
    let phase = state.withLock { state in
      let phase = state.phase
      switch phase {
      case .awaiting(let wanted):
        state.phase = .awaiting(wanted: wanted + 1)
        state.waiting.append(continuation)
      case .connected:
        state.waiting.append(continuation)
      case .ended:
        // An error is thrown once; after it comes the end.
        state.phase = .ended(nil)
      }
      return phase
    }
    switch phase {
    case .awaiting: break
    case .connected(let subscription): subscription.request(.max(1))
    case .ended(let error): continuation.resume(returning: Self.element(error))
    }
  }

  /// Ends all iterations; the first one gets the error. Returns the phase before.
  @discardableResult
  private func end(_ error: Failure?) -> Phase {
    let old = state.withLock { state in
      let old = state
      if case .ended = old.phase {
        return old
      }
      state.phase = .ended(old.waiting.isEmpty ? error : nil)
      state.waiting = Fifo()
      return old
    }
    var waiting = old.waiting
    var error = error
    while let continuation = waiting.popFirst() {
      continuation.resume(returning: Self.element(error))
      error = nil
    }
    return old.phase
  }

  private static func element(_ error: Failure?) -> Element {
    UncheckedSendable(error.map { .failure($0) } ?? .success(nil))
  }
}
