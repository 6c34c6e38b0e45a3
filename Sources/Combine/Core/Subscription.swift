/// Connects a subscriber to a publisher.
///
/// Only classes can be subscriptions in practice: a subscription has the identity and the life
/// cycle of one connection. Cancelling must be possible from any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for `demand` more values, on top of what was asked for before.
  func request(_ demand: Subscribers.Demand)
}
