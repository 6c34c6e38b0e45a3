/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The value of a simultaneous gesture that indicates which of its two gestures have values.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?

    init(first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: SimultaneousGesture<First, Second>, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    let state = SimultaneousState<First, Second>(callbacks)
    let first = First._makeRecognizer(
      gesture.first,
      _GestureCallbacks(
        changed: { state.first(.going, $0) }, ended: { state.first(.ended, $0) },
        cancelled: { state.first(.idle, nil) }))
    let second = Second._makeRecognizer(
      gesture.second,
      _GestureCallbacks(
        changed: { state.second(.going, $0) }, ended: { state.second(.ended, $0) },
        cancelled: { state.second(.idle, nil) }))
    return first + second
  }
}

/// How far the two gestures have come. It ends when one has, and the other one does not go on.
private final class SimultaneousState<First: Gesture, Second: Gesture> {
  fileprivate enum Phase { case idle, going, ended }
  typealias Value = SimultaneousGesture<First, Second>.Value
  private let callbacks: _GestureCallbacks<Value>
  private var value = Value(first: nil, second: nil)
  private var firstPhase: Phase = .idle
  private var secondPhase: Phase = .idle

  init(_ callbacks: _GestureCallbacks<Value>) { self.callbacks = callbacks }

  func first(_ phase: Phase, _ new: First.Value?) {
    firstPhase = phase
    value.first = new
    tell()
  }

  func second(_ phase: Phase, _ new: Second.Value?) {
    secondPhase = phase
    value.second = new
    tell()
  }

  private func tell() {
    if firstPhase == .going || secondPhase == .going {
      callbacks.changed?(value)
      return
    }
    let last = value
    let hasEnded = firstPhase == .ended || secondPhase == .ended
    value = Value(first: nil, second: nil)
    firstPhase = .idle
    secondPhase = .idle
    if hasEnded { callbacks.ended?(last) } else { callbacks.cancelled?() }
  }
}

extension Gesture {
  /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}
