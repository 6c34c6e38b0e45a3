/// What makes a gesture's values from those of another.
package struct MapGesture<From, To> {
  package var transform: (From) -> To
}

/// A gesture whose values are made from those of another.
public struct _MapGesture<Content: Gesture, Value> {
  package var _body: ModifiedContent<Content, MapGesture<Content.Value, Value>>
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: _MapGesture<Content, Value>, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    Content._makeRecognizer(
      gesture._body.content, callbacks.mapped(gesture._body.modifier.transform))
  }
}

/// The keys that must be held during a gesture.
package struct ModifiersGesture: Sendable {
  package var modifiers: EventModifiers
}

/// A gesture that is recognized only while keys are held.
public struct _ModifiersGesture<Content: Gesture> {
  package var _body: ModifiedContent<Content, ModifiersGesture>
}

extension _ModifiersGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: _ModifiersGesture<Content>, _ callbacks: _GestureCallbacks<Content.Value>
  ) -> _GestureRecognizer {
    var recognizer = Content._makeRecognizer(gesture._body.content, callbacks)
    for index in recognizer.parts.indices {
      recognizer.parts[index].modifiers.formUnion(gesture._body.modifier.modifiers)
    }
    return recognizer
  }
}

extension Gesture {
  /// Returns a gesture that's the result of mapping the given closure over the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(_body: ModifiedContent(content: self, modifier: MapGesture(transform: body)))
  }

  /// Combines a gesture with keyboard modifiers: it is recognized only while these keys are held.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(
      _body: ModifiedContent(content: self, modifier: ModifiersGesture(modifiers: modifiers)))
  }
}
