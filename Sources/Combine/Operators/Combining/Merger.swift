import Foundation

/// The connection made by operators that pass on several publishers at the same time.
///
/// Until unlimited values are asked for, each publisher is asked for one value at a time, and what
/// comes in excess of the demand waits.
final class Merger<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private struct Waiting {
    let source: Int
    let value: Downstream.Input
  }

  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    /// Where further publishers come from, if they come one by one.
    var outer: (any Subscription)?
    var expectsMore: Bool = true
    var sources: [Int: any Subscription] = [:]
    var lastSource: Int = 0
    var unfinished: Int = 0
    var waiting: Fifo<Waiting> = Fifo()
  }

  let description: String
  private let state: Locked<State>
  /// Values from several threads reach the subscriber one at a time. Recursive, because a
  /// subscriber may make a publisher send.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(_ name: String, downstream: Downstream) {
    description = name
    state = Locked(State(downstream: downstream))
  }

  func start(outer: (any Subscription)? = nil) {
    let downstream = state.withLock { state in
      state.outer = outer
      return state.downstream
    }
    downstream?.receive(subscription: self)
  }

  /// Passes on `publisher`, too.
  func add<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let source: Int? = state.withLock { state in
      guard state.downstream != nil else { return nil }
      state.lastSource += 1
      state.unfinished += 1
      return state.lastSource
    }
    if let source {
      publisher.subscribe(MergerSource(merger: self, source: source))
    }
  }

  /// No further publishers come: finishes when those there are have finished.
  func finishAdding() {
    let outer = state.withLock { state in
      let outer = state.outer
      state.expectsMore = false
      state.outer = nil
      return outer
    }
    withExtendedLifetime(outer) {}
    finishIfDone()
  }

  func fail(_ error: Downstream.Failure) {
    let old = take()
    old.outer?.cancel()
    for source in old.sources.values {
      source.cancel()
    }
    deliver { old.downstream?.receive(completion: .failure(error)) }
  }

  func request(_ demand: Subscribers.Demand) {
    add(demand)
    deliverWaiting()
  }

  func cancel() {
    let old = take()
    old.outer?.cancel()
    for source in old.sources.values {
      source.cancel()
    }
  }

  fileprivate func sourceStarted(_ subscription: any Subscription, source: Int) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.downstream != nil else { return nil }
      state.sources[source] = subscription
      return state.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand {
      subscription.request(demand)
    } else {
      subscription.cancel()
    }
  }

  fileprivate func sourceSent(_ value: Downstream.Input, source: Int) -> Subscribers.Demand {
    var wantsNext = false
    deliver {
      let downstream: Downstream? = state.withLock { state in
        guard let downstream = state.downstream else { return nil }
        guard state.demand > 0, state.waiting.isEmpty else {
          state.waiting.append(Waiting(source: source, value: value))
          return nil
        }
        state.demand -= 1
        return downstream
      }
      guard let downstream else { return }
      add(downstream.receive(value))
      wantsNext = state.withLock { $0.downstream != nil && $0.demand != .unlimited }
      deliverWaiting()
    }
    return wantsNext ? .max(1) : .none
  }

  fileprivate func sourceFinished(_ source: Int) {
    let (outer, finished) = state.withLock { state in
      state.unfinished -= 1
      return (state.outer, state.sources.removeValue(forKey: source))
    }
    withExtendedLifetime(finished) {}
    outer?.request(.max(1))
    finishIfDone()
  }

  /// Adds to the demand; once it is unlimited, so is what the publishers are asked for.
  private func add(_ demand: Subscribers.Demand) {
    let sources = state.withLock { state in
      let wasUnlimited = state.demand == .unlimited
      state.demand += demand
      return !wasUnlimited && state.demand == .unlimited ? Array(state.sources.values) : []
    }
    for source in sources {
      source.request(.unlimited)
    }
  }

  private func deliverWaiting() {
    deliver {
      while let (downstream, waiting): (Downstream, Waiting) = nextWaiting() {
        add(downstream.receive(waiting.value))
        let source = state.withLock { state in
          state.demand == .unlimited ? nil : state.sources[waiting.source]
        }
        source?.request(.max(1))
      }
    }
    finishIfDone()
  }

  private func nextWaiting() -> (Downstream, Waiting)? {
    state.withLock { state in
      guard state.demand > 0, let downstream = state.downstream,
        let waiting = state.waiting.popFirst()
      else { return nil }
      state.demand -= 1
      return (downstream, waiting)
    }
  }

  private func finishIfDone() {
    deliver {
      let downstream: Downstream? = state.withLock { state in
        guard !state.expectsMore, state.unfinished == 0, state.waiting.isEmpty else { return nil }
        let downstream = state.downstream
        state.downstream = nil
        return downstream
      }
      downstream?.receive(completion: .finished)
    }
  }

  private func deliver(_ body: () -> Void) {
    delivery.lock()
    defer { delivery.unlock() }
    body()
  }

  private func take() -> State {
    state.withLock { state in
      let taken = state
      state.downstream = nil
      state.outer = nil
      state.sources = [:]
      state.waiting = Fifo()
      return taken
    }
  }
}

/// Receives from one of the publishers of a merger.
private struct MergerSource<Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let combineIdentifier: CombineIdentifier = CombineIdentifier()
  let merger: Merger<Downstream>
  let source: Int

  var description: String { merger.description }

  func receive(subscription: any Subscription) {
    merger.sourceStarted(subscription, source: source)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    merger.sourceSent(input, source: source)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: merger.sourceFinished(source)
    case .failure(let error): merger.fail(error)
    }
  }
}
