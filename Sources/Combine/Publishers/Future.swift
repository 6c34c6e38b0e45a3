/// A publisher of one value, or one error, that comes later.
///
/// The work starts when the future is made, not when someone subscribes; each subscriber gets the
/// same result.
public final class Future<Output, Failure: Error>: Publisher {
  /// Hands over the result. Only the first call counts; it can be made on any thread.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [any FutureWaiter<Output, Failure>] = []
  }

  private let state: Locked<State> = Locked(State())

  /// - Parameter attemptToFulfill: Called at once, on the calling thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: FutureSubscription(downstream: subscriber, future: self))
  }

  /// Delivers the result to `waiter`, now or when it comes.
  fileprivate func wait(_ waiter: any FutureWaiter<Output, Failure>) {
    let result = state.withLock { state in
      if state.result == nil {
        state.waiting.append(waiter)
      }
      return state.result
    }
    if let result {
      waiter.deliver(result)
    }
  }

  fileprivate func stopWaiting(_ waiter: any FutureWaiter<Output, Failure>) {
    state.withLock { state in
      state.waiting.removeAll { $0 === waiter }
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting: [any FutureWaiter<Output, Failure>] = state.withLock { state in
      guard state.result == nil else { return [] }
      state.result = result
      let waiting = state.waiting
      state.waiting = []
      return waiting
    }
    for waiter in waiting {
      waiter.deliver(result)
    }
  }
}

private protocol FutureWaiter<Output, Failure>: AnyObject, Subscription {
  associatedtype Output
  associatedtype Failure: Error

  func deliver(_ result: Result<Output, Failure>)
}

private final class FutureSubscription<Downstream: Subscriber>: FutureWaiter,
  CustomStringConvertible
{
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var future: Future<Output, Failure>?
    var isWaiting: Bool = false
  }

  private let state: Locked<State>

  init(downstream: Downstream, future: Future<Output, Failure>) {
    state = Locked(State(downstream: downstream, future: future))
  }

  var description: String { "Future" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let future: Future<Output, Failure>? = state.withLock { state in
      guard !state.isWaiting else { return nil }
      state.isWaiting = true
      return state.future
    }
    future?.wait(self)
  }

  func cancel() {
    take().future?.stopWaiting(self)
  }

  func deliver(_ result: Result<Output, Failure>) {
    guard let downstream = take().downstream else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.future = nil
      return taken
    }
  }
}
