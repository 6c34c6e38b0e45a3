/// A subscriber that hides the type of another one, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let base: any Subscriber<Input, Failure>

  /// Wraps `subscriber`.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    base = (subscriber as? AnySubscriber<Input, Failure>)?.base ?? subscriber
  }

  /// Passes on to `subject` what is received.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    let subscriber = SubjectSubscriber(subject)
    combineIdentifier = subscriber.combineIdentifier
    base = subscriber
  }

  /// Calls the closures with what is received. Without `receiveValue` no value asks for more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    let identifier = CombineIdentifier()
    combineIdentifier = identifier
    base = ClosureSubscriber(
      combineIdentifier: identifier,
      receiveSubscription: receiveSubscription,
      receiveValue: receiveValue,
      receiveCompletion: receiveCompletion)
  }

  public func receive(subscription: any Subscription) {
    base.receive(subscription: subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    base.receive(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    base.receive(completion: completion)
  }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { String(describing: base) }

  public var customMirror: Mirror { Mirror(reflecting: base) }

  public var playgroundDescription: Any { description }
}

private struct ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  let combineIdentifier: CombineIdentifier
  let receiveSubscription: ((any Subscription) -> Void)?
  let receiveValue: ((Input) -> Subscribers.Demand)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  func receive(subscription: any Subscription) {
    receiveSubscription?(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }

  var description: String { "Anonymous AnySubscriber" }
}
