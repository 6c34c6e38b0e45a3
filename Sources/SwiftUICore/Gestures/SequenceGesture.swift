/// A gesture that's a sequence of two gestures: the second one counts once the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of a sequence gesture that helps to detect whether the first gesture succeeded.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended; the second one may not have begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: SequenceGesture<First, Second>, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    let state = SequenceState<First.Value>()
    let first = First._makeRecognizer(
      gesture.first,
      _GestureCallbacks(
        changed: { value in
          if state.first == nil { callbacks.changed?(.first(value)) }
        },
        ended: { value in
          state.first = value
          callbacks.changed?(.second(value, nil))
        },
        cancelled: { if state.first == nil { callbacks.cancelled?() } }))
    let second = Second._makeRecognizer(
      gesture.second,
      _GestureCallbacks(
        changed: { value in
          if let first = state.first { callbacks.changed?(.second(first, value)) }
        },
        ended: { value in
          guard let first = state.first else { return }
          state.first = nil
          callbacks.ended?(.second(first, value))
        },
        cancelled: {
          guard state.first != nil else { return }
          state.first = nil
          callbacks.cancelled?()
        }))
    return first + second
  }
}

/// The value with which the first gesture has ended.
private final class SequenceState<Value> {
  var first: Value?
}

extension Gesture {
  /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only
  /// receiving events after the first gesture succeeds.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
