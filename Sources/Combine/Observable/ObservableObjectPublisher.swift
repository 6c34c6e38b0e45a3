/// A publisher that tells that an object is about to change.
///
/// No change is lost: a subscriber that asks for any number of signals gets all.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let core: SubjectCore<Void, Never> = SubjectCore(
    name: "ObservableObjectPublisher", ignoresDemand: true)

  public init() {}

  deinit {
    core.close()
  }

  public func receive<S: Subscriber>(subscriber: S) where Void == S.Input, Never == S.Failure {
    core.subscribe(subscriber)
  }

  /// Tells the subscribers that the object is about to change, on the calling thread.
  public func send() {
    core.offer(())
  }
}
