/// A publisher that values can be sent through from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends a completion to the subscribers. Nothing sent after it has an effect.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives this subject the means to ask an upstream publisher for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends `Void` to the subscribers.
  public func send() {
    send(())
  }
}
