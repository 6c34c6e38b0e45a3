/// Delivers a sequence of values over time, to any number of subscribers.
///
/// ```swift
/// let names = PassthroughSubject<String, Never>()
/// let cancellable = names.map(\.count).filter { $0 > 3 }.sink { print($0) }
/// names.send("Combine")  // prints 7
/// ```
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher sends.
  associatedtype Output

  /// The kind of errors this publisher might fail with, or `Never`.
  associatedtype Failure: Error

  /// Attaches `subscriber`. Callers use `subscribe(_:)`; types that conform implement this.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches `subscriber` to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches `subject`: it passes on what this publisher sends, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
