/// Holds the latest value back until no other has come for some time.
final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var value: Input?
    /// Counts the values: only the latest one is due.
    var latest: Int = 0
    var isComplete: Bool = false
  }

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let state: Locked<State>

  init(
    downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    state = Locked(State(downstream: downstream))
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
  }

  var description: String { "Debounce" }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = state.withLock { state in
      guard state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    guard let downstream else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // Leaves the lock with the old value, whose deinitializer may use this connection.
    var value: Input? = input
    let number: Int? = state.withLock { state in
      guard state.downstream != nil, !state.isComplete else { return nil }
      swap(&state.value, &value)
      state.latest += 1
      return state.latest
    }
    if let number {
      scheduler.schedule(
        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
        options: options
      ) { self.send(number) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { state in
      let old = state
      state.isComplete = true
      state.upstream = nil
      state.value = nil
      return old
    }
    guard !old.isComplete else { return }
    scheduler.schedule(options: options) {
      self.takeDownstream()?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      let old = state
      state = State(isComplete: true)
      return old
    }
    old.upstream?.cancel()
  }

  private func send(_ number: Int) {
    let due: (downstream: Downstream?, value: Input, isWanted: Bool)? = state.withLock { state in
      guard state.latest == number, let value = state.value else { return nil }
      state.value = nil
      let isWanted = state.demand > 0
      if isWanted {
        state.demand -= 1
      }
      return (state.downstream, value, isWanted)
    }
    guard let due, due.isWanted, let downstream = due.downstream else { return }
    let more = downstream.receive(due.value)
    state.withLock { $0.demand += more }
  }

  private func takeDownstream() -> Downstream? {
    state.withLock { state in
      let taken = state.downstream
      state.downstream = nil
      return taken
    }
  }
}
