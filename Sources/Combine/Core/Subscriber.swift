/// Receives values and one completion from a publisher.
///
/// A publisher calls `receive(subscription:)` once, first; then `receive(_:)` at most as often as
/// was asked for; and `receive(completion:)` at most once, last. It makes one call at a time.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber receives.
  associatedtype Input

  /// The kind of errors this subscriber might receive, or `Never`.
  associatedtype Failure: Error

  /// Tells the subscriber that it may ask for values.
  func receive(subscription: any Subscription)

  /// Hands over a value.
  ///
  /// - Returns: How many more values the subscriber wants, on top of what it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that the publisher of elements of type `Void` is ready.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
