import Foundation

/// Gathers values, and sends them after each interval.
final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var demand: Subscribers.Demand = .none
    var values: [Input] = []
    var timer: (any Cancellable)?
    var isComplete: Bool = false
  }

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?
  private let state: Locked<State>
  /// Recursive, because a scheduler may run a closure at once.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, count) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, self.count) = (scheduler, interval, max(count, 1))
    }
    self.options = options
    state = Locked(State(downstream: downstream))
  }

  var description: String { "CollectByTime" }

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
    startTimer()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = state.withLock { state in
      guard state.downstream != nil, !state.isComplete else { return false }
      state.values.append(input)
      return state.values.count == count
    }
    if isFull {
      scheduler.schedule(options: options) { self.send() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { state in
      let old = state
      state.isComplete = true
      state.upstream = nil
      state.timer = nil
      return old
    }
    old.timer?.cancel()
    guard old.downstream != nil, !old.isComplete else { return }
    scheduler.schedule(options: options) { self.end(completion) }
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
    old.timer?.cancel()
    old.upstream?.cancel()
  }

  private func startTimer() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send() }
    let isNeeded = state.withLock { state in
      guard state.downstream != nil, !state.isComplete else { return false }
      state.timer = timer
      return true
    }
    if !isNeeded {
      timer.cancel()
    }
  }

  private func send() {
    delivery.lock()
    defer { delivery.unlock() }
    let ready: (downstream: Downstream, values: [Input])? = state.withLock { state in
      guard state.demand > 0, !state.values.isEmpty, let downstream = state.downstream
      else { return nil }
      state.demand -= 1
      let values = state.values
      state.values = []
      return (downstream, values)
    }
    guard let ready else { return }
    let more = ready.downstream.receive(ready.values)
    state.withLock { $0.demand += more }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion {
      send()
    }
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    delivery.lock()
    defer { delivery.unlock() }
    old.downstream?.receive(completion: completion)
  }
}
