/// Adds callbacks to a gesture.
package struct CallbacksGesture<Callbacks> {
  package var callbacks: Callbacks

  package init(callbacks: Callbacks) { self.callbacks = callbacks }
}

/// A modifier of a gesture that keeps its value. Not meant to be adopted by apps.
@MainActor @preconcurrency
public protocol _GestureModifier {
  static func _makeRecognizer<G: Gesture>(
    _ gesture: ModifiedContent<G, Self>, _ callbacks: _GestureCallbacks<G.Value>
  ) -> _GestureRecognizer
}

extension ModifiedContent: Gesture where Content: Gesture, Modifier: _GestureModifier {
  public typealias Value = Content.Value
  public typealias Body = Never

  @MainActor public static func _makeRecognizer(
    _ gesture: ModifiedContent<Content, Modifier>, _ callbacks: _GestureCallbacks<Content.Value>
  ) -> _GestureRecognizer { Modifier._makeRecognizer(gesture, callbacks) }
}

package struct EndedCallbacks<Value> {
  package var ended: (Value) -> Void
}

package struct ChangedCallbacks<Value> {
  package var changed: (Value) -> Void
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  public typealias Body = Never
  package var _body: ModifiedContent<Content, CallbacksGesture<EndedCallbacks<Content.Value>>>

  nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
    _body = ModifiedContent(
      content: content, modifier: CallbacksGesture(callbacks: EndedCallbacks(ended: action)))
  }
}

extension _EndedGesture: Gesture {
  public static func _makeRecognizer(
    _ gesture: _EndedGesture<Content>, _ callbacks: _GestureCallbacks<Content.Value>
  ) -> _GestureRecognizer {
    let own = gesture._body.modifier.callbacks.ended
    var all = callbacks
    all.ended = { value in
      own(value)
      callbacks.ended?(value)
    }
    return Content._makeRecognizer(gesture._body.content, all)
  }
}

/// A gesture with an action for each change of its value.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  package var _body: ModifiedContent<Content, CallbacksGesture<ChangedCallbacks<Content.Value>>>

  nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
    _body = ModifiedContent(
      content: content, modifier: CallbacksGesture(callbacks: ChangedCallbacks(changed: action)))
  }
}

extension _ChangedGesture: Gesture {
  public static func _makeRecognizer(
    _ gesture: _ChangedGesture<Content>, _ callbacks: _GestureCallbacks<Content.Value>
  ) -> _GestureRecognizer {
    let own = gesture._body.modifier.callbacks.changed
    var all = callbacks
    all.changed = { value in
      own(value)
      callbacks.changed?(value)
    }
    return Content._makeRecognizer(gesture._body.content, all)
  }
}

extension Gesture {
  /// Adds an action to perform when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(self, action)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to perform when the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(self, action)
  }
}
