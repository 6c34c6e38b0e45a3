/// What an operator that waits for the end makes of one value.
enum FoldStep<Failure: Error> {
  /// Waits for more values.
  case next
  /// Has its result: cancels upstream, and does not wait for the end.
  case done
  /// Ends with an error, and cancels upstream.
  case fail(Failure)
}

/// The connection made by operators that send one result, at the end.
///
/// All values are asked for at once. The result waits until it is asked for.
final class FoldSubscription<Input, UpstreamFailure: Error, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
{
  typealias Failure = UpstreamFailure
  typealias MapFailure = (UpstreamFailure) -> Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var isRequested: Bool = false
    /// The result, once there is one that nobody has asked for.
    var pending: Downstream.Input?
  }

  let description: String
  private let state: Locked<State>
  private let mapFailure: MapFailure
  private let fold: (Input) -> FoldStep<Downstream.Failure>
  private let result: () -> Downstream.Input?

  /// - Parameters:
  ///   - fold: Called with each value.
  ///   - result: Called at the end; without a result the connection just finishes.
  init(
    _ name: String, downstream: Downstream, mapFailure: @escaping MapFailure,
    fold: @escaping (Input) -> FoldStep<Downstream.Failure>,
    result: @escaping () -> Downstream.Input?
  ) {
    description = name
    state = Locked(State(downstream: downstream))
    self.mapFailure = mapFailure
    self.fold = fold
    self.result = result
  }

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
    if isActive {
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    switch fold(input) {
    case .next:
      break
    case .done:
      takeUpstream()?.cancel()
      finish()
    case .fail(let error):
      takeUpstream()?.cancel()
      takeDownstream()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard takeUpstream() != nil else { return }
    switch completion {
    case .finished:
      finish()
    case .failure(let error):
      takeDownstream()?.receive(completion: .failure(mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let ready: (downstream: Downstream, value: Downstream.Input)? = state.withLock { state in
      state.isRequested = true
      guard let downstream = state.downstream,
        let value = state.pending
      else { return nil }
      state.downstream = nil
      state.pending = nil
      return (downstream, value)
    }
    if let ready {
      _ = ready.downstream.receive(ready.value)
      ready.downstream.receive(completion: .finished)
    }
  }

  func cancel() {
    _ = takeDownstream()
    takeUpstream()?.cancel()
  }

  private var isActive: Bool {
    state.withLock { $0.downstream != nil && $0.upstream != nil }
  }

  private func finish() {
    let value = result()
    let downstream: Downstream? = state.withLock { state in
      if value != nil, !state.isRequested {
        state.pending = value
        return nil
      }
      let downstream = state.downstream
      state.downstream = nil
      return downstream
    }
    guard let downstream else { return }
    if let value {
      _ = downstream.receive(value)
    }
    downstream.receive(completion: .finished)
  }

  private func takeUpstream() -> (any Subscription)? {
    state.withLock { state in
      let upstream = state.upstream
      state.upstream = nil
      return upstream
    }
  }

  private func takeDownstream() -> Downstream? {
    let taken = state.withLock { state in
      let taken = state
      state.downstream = nil
      state.pending = nil
      return taken
    }
    return taken.downstream
  }
}

extension FoldSubscription where Downstream.Failure == UpstreamFailure {
  convenience init(
    _ name: String, downstream: Downstream,
    fold: @escaping (Input) -> FoldStep<Downstream.Failure>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(name, downstream: downstream, mapFailure: { $0 }, fold: fold, result: result)
  }
}

extension FoldSubscription where Downstream.Failure == any Error {
  /// For operators whose closure may throw: an error that `fold` throws ends the connection.
  convenience init(
    trying name: String, downstream: Downstream,
    fold: @escaping (Input) throws -> FoldStep<any Error>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      name, downstream: downstream, mapFailure: { $0 },
      fold: { value in
        do {
          return try fold(value)
        } catch {
          return .fail(error)
        }
      },
      result: result)
  }
}
