/// Marks a node before an observable object changes.
@MainActor
package final class ObjectObservation: DetachableStorage {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private nonisolated let mark = NodeMark()

  package init() {}

  /// Observes `object` for `node`; leaves a subscription to the same object alone.
  package func observe<O: ObservableObject>(_ object: O, for node: _ViewNode) {
    mark.connect(node)
    guard self.object !== object else { return }
    self.object = object
    subscription = observeChanges(of: object, mark)
  }

  /// Whether the objects have ever said that they change.
  package nonisolated var hasFired: Bool { mark.hasMarked }

  package func detach() {
    subscription = nil
    object = nil
  }
}

// Not isolated: an object may say that it changes on any thread.
private func observeChanges<O: ObservableObject>(of object: O, _ mark: NodeMark) -> AnyCancellable {
  object.objectWillChange.sink { _ in mark.mark() }
}
