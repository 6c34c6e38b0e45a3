/// What subjects have in common: the subscribers, the completion, and for some the current value.
///
/// Conduits hold the core, not the subject, so that a subject nobody can send through any more is
/// released, and its subscribers with it.
final class SubjectCore<Output, Failure: Error> {
  private struct State {
    var conduits: ConduitList<Output, Failure> = ConduitList()
    var completion: Subscribers.Completion<Failure>?
    var upstreams: [any Subscription] = []
    var hasDemand: Bool = false
  }

  /// What `print()` calls the subscription.
  let name: String
  /// What new subscribers get, and ones that could not take a value in time; `nil` for a subject
  /// that keeps no value.
  let current: CurrentValue<Output>?
  /// Whether a subscriber that has asked for one value gets all.
  let ignoresDemand: Bool
  private let lock: Lock = Lock()
  private var state: State = State()

  init(name: String, current: CurrentValue<Output>? = nil, ignoresDemand: Bool = false) {
    self.name = name
    self.current = current
    self.ignoresDemand = ignoresDemand
  }

  var isFinished: Bool {
    lock.withLock { state.completion != nil }
  }

  func offer(_ value: Output) {
    let conduits = lock.withLock { state.conduits }
    conduits.forEach { $0.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let old = lock.withLock {
      let old = state
      if state.completion == nil {
        state.completion = completion
        state.conduits = ConduitList()
        state.upstreams = []
      }
      return old
    }
    guard old.completion == nil else { return }
    old.conduits.forEach { $0.finish(completion) }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(downstream: subscriber, core: self)
    // Held back, so that nothing reaches the subscriber before its subscription does.
    conduit.holdingDeliveries {
      let completion = lock.withLock {
        if state.completion == nil {
          state.conduits.append(conduit)
        }
        return state.completion
      }
      if let completion {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
      } else {
        subscriber.receive(subscription: conduit)
      }
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { state.conduits.remove(conduit) }
  }

  func add(upstream: any Subscription) {
    let requests = lock.withLock {
      guard state.completion == nil else { return false }
      state.upstreams.append(upstream)
      return state.hasDemand || current != nil
    }
    if requests {
      upstream.request(.unlimited)
    }
  }

  /// Asks the upstream publishers for values, the first time that a subscriber wants some.
  func acknowledgeDemand() {
    let upstreams: [any Subscription] = lock.withLock {
      guard !state.hasDemand else { return [] }
      state.hasDemand = true
      return current == nil ? state.upstreams : []
    }
    for upstream in upstreams {
      upstream.request(.unlimited)
    }
  }

  /// The subject is gone: cancels what feeds it and lets go of the subscribers.
  func close() {
    let old = lock.withLock {
      let old = state
      state.conduits = ConduitList()
      state.upstreams = []
      return old
    }
    old.conduits.forEach { $0.orphan() }
    for upstream in old.upstreams {
      upstream.cancel()
    }
  }
}
