extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private struct State {
      var object: Root?
      var subscription: (any Subscription)?
    }

    private let state: Locked<State>

    /// The object written to; `nil` after the end.
    public var object: Root? {
      state.withLock { $0.object }
    }

    /// The property written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Keeps `object` until the publisher ends or the subscription is cancelled.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      state = Locked(State(object: object))
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let accepted = state.withLock { state in
        guard state.object != nil, state.subscription == nil else { return false }
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
      if let object = object {
        object[keyPath: keyPath] = value
      }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      _ = take()
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    /// Empties the state; what it held is released by the caller, outside the lock.
    private func take() -> State {
      state.withLock { state in
        let taken = state
        state = State()
        return taken
      }
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { "Assign \(Root.self)." }

  public var customMirror: Mirror { Mirror(self, children: ["keyPath": keyPath]) }

  public var playgroundDescription: Any { description }
}

extension Publisher where Failure == Never {
  /// Writes each value to `object[keyPath:]`. The subscription keeps `object` alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(
      object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
