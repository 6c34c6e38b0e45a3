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

  package init(changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil) {
    self.changed = changed
    self.ended = ended
  }
}

/// What a renderer has to watch for, and whom to tell.
public struct _GestureRecognizer {
  package enum Kind {
    /// So many clicks or taps, one after the other: the place of the last, in the view's coordinates.
    case tap(count: Int, ended: (CGPoint) -> Void)
    case longPress(LongPressRecognizer)
  }
  package let kind: Kind
}

/// A press that lasts.
package struct LongPressRecognizer {
  /// In seconds.
  package let minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  package let maximumDistance: CGFloat
  /// Told true when the press begins, false when it has ended, either way.
  package let pressing: (Bool) -> Void
  /// Told the place once the press has lasted, while the pointer may still be down.
  package let pressed: (CGPoint) -> Void
}
