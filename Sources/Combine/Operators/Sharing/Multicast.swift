extension Publishers {
  /// Sends through one subject to all subscribers, while it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    /// Called once, when the subject is first needed.
    public let createSubject: () -> SubjectType

    private let subject: Locked<SubjectType?> = Locked(nil)

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where SubjectType.Output == S.Input, SubjectType.Failure == S.Failure {
      theSubject.subscribe(
        TransformingSubscriber<Output, Failure, S>(
          description: "Multicast", downstream: subscriber, mapCompletion: { $0 },
          transform: { $0 }))
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(theSubject)
    }

    private var theSubject: SubjectType {
      if let subject = subject.withLock({ $0 }) {
        return subject
      }
      let fresh = createSubject()
      return subject.withLock { subject in
        let result = subject ?? fresh
        subject = result
        return result
      }
    }
  }
}

extension Publisher {
  /// Sends through a subject, made by `createSubject` when it is first needed, to all subscribers;
  /// from `connect()` on.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends through `subject` to all subscribers; from `connect()` on.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
