import Foundation

/// The connection made by operators that hand over values and completion on a scheduler.
///
/// Events arrive one at a time and in order, on a concurrent queue, too.
final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var events: Fifo<Event> = Fifo()
    var isComplete: Bool = false
  }

  let description: String
  private let state: Locked<State>
  private let schedule: (@escaping () -> Void) -> Void
  /// Recursive, because a scheduler may run a closure at once.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  /// - Parameter schedule: Runs the closure that it is given on the scheduler, once.
  init(
    _ name: String, downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    description = name
    state = Locked(State(downstream: downstream))
    self.schedule = schedule
  }

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
    add(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    add(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    take().upstream?.cancel()
  }

  /// Ends at once, without the events that wait. To be called on the scheduler.
  func end(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let old = take()
    old.upstream?.cancel()
    old.downstream?.receive(completion: completion)
  }

  private func add(_ event: Event) {
    let (isAdded, finished): (Bool, (any Subscription)?) = state.withLock { state in
      guard state.downstream != nil, !state.isComplete else { return (false, nil) }
      state.events.append(event)
      guard case .completion = event else { return (true, nil) }
      let finished = state.upstream
      state.isComplete = true
      state.upstream = nil
      return (true, finished)
    }
    withExtendedLifetime(finished) {}
    if isAdded {
      schedule { self.deliverNext() }
    }
  }

  private func deliverNext() {
    delivery.lock()
    defer { delivery.unlock() }
    let next: (downstream: Downstream, event: Event)? = state.withLock { state in
      guard let downstream = state.downstream,
        let event = state.events.popFirst()
      else { return nil }
      if case .completion = event {
        state.downstream = nil
      }
      return (downstream, event)
    }
    guard let next else { return }
    switch next.event {
    case .value(let value):
      let more = next.downstream.receive(value)
      if more > 0 {
        request(more)
      }
    case .completion(let completion):
      next.downstream.receive(completion: completion)
    }
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.upstream = nil
      state.events = Fifo()
      return taken
    }
  }
}
