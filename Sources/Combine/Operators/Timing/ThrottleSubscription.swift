import Foundation

/// Sends one value in each interval, and the completion after the last one.
final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var value: Input?
    var completion: Subscribers.Completion<Failure>?
    /// Whether a closure on the scheduler will send the value and the completion.
    var isScheduled: Bool = false
    var lastSent: Context.SchedulerTimeType?
  }

  private enum Action {
    case none
    case schedule(after: Context.SchedulerTimeType?)
  }

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let state: Locked<State>
  /// Recursive, because a scheduler may run a closure at once.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    latest: Bool
  ) {
    state = Locked(State(downstream: downstream))
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  var description: String { "Throttle" }

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
    let action: Action = state.withLock { state in
      guard state.downstream != nil, state.completion == nil, state.demand > 0 else {
        return .none
      }
      if state.isScheduled {
        if latest || state.value == nil {
          swap(&state.value, &value)
        }
        return .none
      }
      swap(&state.value, &value)
      state.isScheduled = true
      return .schedule(after: state.lastSent?.advanced(by: interval))
    }
    perform(action)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (action, finished): (Action, (any Subscription)?) = state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return (.none, nil) }
      let finished = state.upstream
      state.completion = completion
      state.upstream = nil
      guard !state.isScheduled else { return (.none, finished) }
      state.isScheduled = true
      return (.schedule(after: nil), finished)
    }
    withExtendedLifetime(finished) {}
    perform(action)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    old.upstream?.cancel()
  }

  private func perform(_ action: Action) {
    guard case .schedule(let date) = action else { return }
    if let date, scheduler.now < date {
      scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance) { self.send() }
    } else {
      scheduler.schedule { self.send() }
    }
  }

  private func send() {
    delivery.lock()
    defer { delivery.unlock() }
    let now = scheduler.now
    let old = state.withLock { state in
      let old = state
      state.isScheduled = false
      state.value = nil
      if old.value != nil {
        state.lastSent = now
        state.demand -= 1
      }
      if old.completion != nil {
        state.downstream = nil
      }
      return old
    }
    guard let downstream = old.downstream else { return }
    if let value = old.value {
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
    }
    if let completion = old.completion {
      downstream.receive(completion: completion)
    }
  }
}
