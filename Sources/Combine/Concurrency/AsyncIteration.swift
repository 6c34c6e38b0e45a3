/// Ends the subscription when the iterator of an asynchronous sequence is gone.
final class AsyncIteration<Output, Failure: Error> {
  let subscriber: AsyncSubscriber<Output, Failure>

  init(subscriber: AsyncSubscriber<Output, Failure>) {
    self.subscriber = subscriber
  }

  deinit {
    subscriber.cancel()
  }
}
