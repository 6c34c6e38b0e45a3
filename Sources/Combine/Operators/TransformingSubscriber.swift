/// The connection made by operators that only change what passes: they answer each value with one
/// value, never end before upstream does, and leave the subscription alone.
struct TransformingSubscriber<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible
{
  typealias Failure = UpstreamFailure

  let combineIdentifier: CombineIdentifier = CombineIdentifier()
  let description: String
  let downstream: Downstream
  let mapCompletion:
    (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>
  let transform: (Input) -> Downstream.Input

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    downstream.receive(completion: mapCompletion(completion))
  }
}
