/// A namespace for types that serve as subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// The subscription for a publisher that has nothing to send: it ignores demand and cancelling.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared: EmptySubscription = EmptySubscription()

  let combineIdentifier: CombineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}

  var description: String { "Empty" }
}
