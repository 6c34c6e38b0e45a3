import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the data and the response that `url` yields.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the data and the response that `request` yields.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that runs a data task for each subscriber, and sends what it yields on the
  /// session's delegate queue.
  ///
  /// A response that reports an error (a status of 404, say) is no failure; what keeps a response
  /// from coming is.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(
          downstream: subscriber, request: request, session: session))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private struct State {
    var downstream: Downstream?
    var task: URLSessionDataTask?
    var isStarted: Bool = false
  }

  private let request: URLRequest
  private let session: URLSession
  private let state: Locked<State>

  init(downstream: Downstream, request: URLRequest, session: URLSession) {
    self.request = request
    self.session = session
    state = Locked(State(downstream: downstream))
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let starts = state.withLock { state in
      guard state.downstream != nil, !state.isStarted else { return false }
      state.isStarted = true
      return true
    }
    guard starts else { return }
    let complete =
      UncheckedSendable { self.complete(data: $0, response: $1, error: $2) }
    let task = session.dataTask(with: request) { data, response, error in
      complete.value(data, response, error)
    }
    let isActive = state.withLock { state in
      guard state.downstream != nil else { return false }
      state.task = task
      return true
    }
    if isActive {
      task.resume()
    }
  }

  func cancel() {
    take().task?.cancel()
  }

  private func complete(data: Data?, response: URLResponse?, error: (any Error)?) {
    guard let downstream = take().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.task = nil
      return taken
    }
  }
}
