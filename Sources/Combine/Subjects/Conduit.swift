import Foundation

/// One subscriber's connection to a subject.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var downstream: (any Subscriber<Output, Failure>)?
    var demand: Subscribers.Demand = .none
    /// Whether the subject's current value still has to be delivered, once asked for.
    var owesCurrentValue: Bool
    /// Whether the subject is gone: only the current value can still come.
    var isOrphan: Bool = false
  }

  /// Where the subject's list keeps this conduit; guarded by the subject's lock.
  var slot: Int = 0

  private let lock: Lock = Lock()
  private var state: State
  /// Values from several threads reach the subscriber one at a time. Recursive, because a
  /// subscriber may send through the same subject.
  private let delivery: NSRecursiveLock = NSRecursiveLock()
  private let core: SubjectCore<Output, Failure>

  init(downstream: any Subscriber<Output, Failure>, core: SubjectCore<Output, Failure>) {
    state = State(downstream: downstream, owesCurrentValue: core.current != nil)
    self.core = core
  }

  var description: String { core.name }

  /// Runs `body` with deliveries held back.
  func holdingDeliveries(_ body: () -> Void) {
    delivery.lock()
    defer { delivery.unlock() }
    body()
  }

  func offer(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream: (any Subscriber<Output, Failure>)? = lock.withLock {
      guard state.demand > 0 else {
        state.owesCurrentValue = core.current != nil
        return nil
      }
      state.demand -= 1
      state.owesCurrentValue = false
      return state.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    if more > 0 {
      lock.withLock { state.demand += more }
      deliverCurrentValue()
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    takeDownstream()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let isActive = lock.withLock {
      state.demand += core.ignoresDemand ? .unlimited : demand
      return state.downstream != nil
    }
    guard isActive else { return }
    core.acknowledgeDemand()
    deliverCurrentValue()
  }

  func cancel() {
    if takeDownstream() != nil {
      core.remove(self)
    }
  }

  /// The subject is gone: lets go of a subscriber that nothing can come for.
  func orphan() {
    let downstream = lock.withLock {
      state.isOrphan = true
      return state.owesCurrentValue ? nil : state.downstream
    }
    if downstream != nil {
      _ = takeDownstream()
    }
  }

  /// Delivers what the subject holds while there is demand and the subscriber has not seen it.
  private func deliverCurrentValue() {
    guard let current = core.current else { return }
    delivery.lock()
    defer { delivery.unlock() }
    while true {
      let downstream: (any Subscriber<Output, Failure>)? = lock.withLock {
        guard state.owesCurrentValue, state.demand > 0 else { return nil }
        state.demand -= 1
        state.owesCurrentValue = false
        return state.downstream
      }
      guard let downstream else { return }
      let more = downstream.receive(current.value)
      let isOrphan = lock.withLock {
        state.demand += more
        return state.isOrphan
      }
      if isOrphan {
        _ = takeDownstream()
      }
    }
  }

  private func takeDownstream() -> (any Subscriber<Output, Failure>)? {
    lock.withLock {
      let taken = state.downstream
      state.downstream = nil
      return taken
    }
  }
}
