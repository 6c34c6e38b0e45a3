import Observation

/// Ends an observation early, which `withObservationTracking` has no call for.
///
/// An observation reads this handle together with the models; changing the handle then fires it once, which
/// removes all that it had registered. Without that, a model that outlives many evaluations would gather one
/// registration for each.
package final class ObservationHandle: Observable {
  private let registrar = ObservationRegistrar()
  private var epoch: Int { 0 }

  package init() {}

  package func join() { registrar.access(self, keyPath: \.epoch) }

  package func cancel() { registrar.withMutation(of: self, keyPath: \.epoch) {} }
}

/// The types whose evaluations have been seen to read an observable model; others need no handle.
@MainActor private var observingTypes: Set<ObjectIdentifier> = []

extension _ViewNode {
  /// Evaluates `body`, charging what it reads to this node: state, environment and `@Observable` properties.
  package final func evaluating<R>(_ type: Any.Type, _ body: () -> R) -> R {
    generation += 1
    isMarked = false
    graph.counters.evaluations += 1
    observation?.cancel()
    observation = nil
    defer { environmentKeys = graph.interned(environmentKeys) }
    let key = ObjectIdentifier(type)
    let handle = observingTypes.contains(key) ? ObservationHandle() : nil
    observation = handle
    let generation = self.generation
    return ReadTracking.with(self) {
      withObservationTracking(
        {
          handle?.join()
          return body()
        }, onChange: changeHandler(key, generation))
    }
  }

  /// Made only when the evaluation has read an observable model.
  private func changeHandler(
    _ key: ObjectIdentifier, _ generation: Int
  ) -> @Sendable () -> Void {
    observingTypes.insert(key)
    return { [weak self, inbox = graph.inbox] in inbox.mark(self, generation: generation) }
  }
}
