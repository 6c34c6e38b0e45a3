/// Something that depends on where views are, beyond what their containers place.
@MainActor
package protocol GeometryObserver: AnyObject {
  /// Called after a layout or a scroll that may have moved what is observed.
  func geometryMayHaveChanged()
}

/// Tells what depends on places when places may have changed.
@MainActor
package final class GeometryTracker {
  private var observers: [ObjectIdentifier: Observer] = [:]

  private struct Observer { weak var value: (any GeometryObserver)? }

  package init() {}

  package var isEmpty: Bool { observers.isEmpty }

  package func add(_ observer: any GeometryObserver) {
    observers[ObjectIdentifier(observer)] = Observer(value: observer)
  }

  package func remove(_ observer: any GeometryObserver) {
    observers[ObjectIdentifier(observer)] = nil
  }

  package func check() {
    for (key, observer) in observers {
      if let value = observer.value {
        value.geometryMayHaveChanged()
      } else {
        observers[key] = nil
      }
    }
  }
}
