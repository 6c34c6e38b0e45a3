/// A type-erased gesture.
public struct AnyGesture<Value> {
  package let storage: AnyGestureStorage<Value>

  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    storage = TypedGestureStorage(gesture)
  }
}

/// The gesture inside, of a type that only a subclass knows.
package class AnyGestureStorage<Value> {
  @MainActor func makeRecognizer(_ callbacks: _GestureCallbacks<Value>) -> _GestureRecognizer {
    _GestureRecognizer(parts: [])
  }
}

private final class TypedGestureStorage<G: Gesture>: AnyGestureStorage<G.Value> {
  let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override func makeRecognizer(_ callbacks: _GestureCallbacks<G.Value>) -> _GestureRecognizer {
    G._makeRecognizer(gesture, callbacks)
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: AnyGesture<Value>, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer { gesture.storage.makeRecognizer(callbacks) }
}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public static func _makeRecognizer(
    _ gesture: Wrapped?, _ callbacks: _GestureCallbacks<Wrapped.Value>
  ) -> _GestureRecognizer {
    guard let gesture else { return _GestureRecognizer(parts: []) }
    return Wrapped._makeRecognizer(gesture, callbacks)
  }
}
