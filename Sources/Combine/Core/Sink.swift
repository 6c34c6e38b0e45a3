extension Subscribers {
  /// A subscriber that asks for unlimited values and calls closures with them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let lock: Lock = Lock()
    private var state: State

    /// The closure that values are handed to; one that does nothing after the end.
    public var receiveValue: (Input) -> Void {
      lock.withLock { state.receiveValue } ?? { _ in }
    }

    /// The closure that the completion is handed to; one that does nothing after the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { state.receiveCompletion } ?? { _ in }
    }

    /// Both closures are called where the publisher sends, and released at the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = State(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard state.receiveValue != nil, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if accepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { state.receiveValue }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      take().receiveCompletion?(completion)
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    /// Empties the state; what it held is released by the caller, outside the lock.
    private func take() -> State {
      lock.withLock {
        let taken = state
        state = State()
        return taken
      }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { "Sink" }

  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Calls the closures with what this publisher sends, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
