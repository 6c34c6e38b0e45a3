import Foundation

/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its
/// states.
///
/// Compose a gesture of your own from others in `body`:
///
/// ```swift
/// struct DoubleTap: Gesture {
///   let action: () -> Void
///   var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// Describes the gesture for the renderer. Not meant to be called or written by apps.
  static func _makeRecognizer(
    _ gesture: Self, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(
    _ gesture: Self, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer { Body._makeRecognizer(gesture.body, callbacks) }
}

extension Gesture where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture: it has no body to call.")
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// Who wants to know of a gesture's values. Called on the main actor.
public struct _GestureCallbacks<Value> {
  package var changed: ((Value) -> Void)?
  package var ended: ((Value) -> Void)?
  /// Called where a gesture that has changed stops without an end, or will not come to one.
  package var cancelled: (() -> Void)?

  package init(
    changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil,
    cancelled: (() -> Void)? = nil
  ) {
    self.changed = changed
    self.ended = ended
    self.cancelled = cancelled
  }

  /// These, for a gesture with other values.
  package func mapped<Other>(_ transform: @escaping (Other) -> Value) -> _GestureCallbacks<Other> {
    let callbacks = self
    return _GestureCallbacks<Other>(
      changed: { callbacks.changed?(transform($0)) }, ended: { callbacks.ended?(transform($0)) },
      cancelled: callbacks.cancelled)
  }
}
