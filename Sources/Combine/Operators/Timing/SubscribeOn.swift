extension Publishers {
  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let upstream = upstream
      let (scheduler, options) = (scheduler, options)
      let schedule: (@escaping () -> Void) -> Void = { scheduler.schedule(options: options, $0) }
      schedule {
        upstream.subscribe(SubscribeOnSubscription(downstream: subscriber, schedule: schedule))
      }
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on `scheduler`. Where values are received depends on
  /// the publisher.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class SubscribeOnSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: Locked<State>
  private let schedule: (@escaping () -> Void) -> Void

  init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    state = Locked(State(downstream: downstream))
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withLock { $0.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    take().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = state.withLock({ $0.upstream }) else { return }
    schedule { upstream.request(demand) }
  }

  func cancel() {
    guard let upstream = take().upstream else { return }
    schedule { upstream.cancel() }
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
  }
}
