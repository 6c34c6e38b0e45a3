/// A publisher that sends nothing before it is connected, so that all subscribers can get
/// everything.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending, until the result is cancelled.
  func connect() -> any Cancellable
}
