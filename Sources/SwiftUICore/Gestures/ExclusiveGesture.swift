import Foundation

/// A gesture that consists of two gestures where only one of them can succeed; the first one has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of an exclusive gesture that indicates which of two gestures succeeded.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  /// Where the first gesture takes more taps than one, the end of the second waits for as long as a further tap may
  /// come.
  public static func _makeRecognizer(
    _ gesture: ExclusiveGesture<First, Second>, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    let state = ExclusiveState()
    let first = First._makeRecognizer(
      gesture.first,
      _GestureCallbacks(
        changed: { value in
          state.winner = .first
          state.cancelWaiting()
          callbacks.changed?(.first(value))
        },
        ended: { value in
          state.cancelWaiting()
          state.winner = nil
          callbacks.ended?(.first(value))
        },
        cancelled: {
          guard state.winner == .first else { return }
          state.winner = nil
          callbacks.cancelled?()
        }))
    let mustWait = first.parts.contains { $0.takesSeveralTaps }
    let second = Second._makeRecognizer(
      gesture.second,
      _GestureCallbacks(
        changed: { value in
          guard state.winner != .first, !mustWait else { return }
          state.winner = .second
          callbacks.changed?(.second(value))
        },
        ended: { value in
          guard state.winner != .first else { return }
          state.winner = nil
          guard mustWait else {
            callbacks.ended?(.second(value))
            return
          }
          state.wait {
            callbacks.changed?(.second(value))
            callbacks.ended?(.second(value))
          }
        },
        cancelled: {
          guard state.winner == .second else { return }
          state.winner = nil
          callbacks.cancelled?()
        }))
    return first + second
  }
}

extension _GestureRecognizer.Part {
  fileprivate var takesSeveralTaps: Bool {
    if case .tap(let count, _, _) = kind { return count > 1 }
    return false
  }
}

/// Which of the two gestures goes on.
private final class ExclusiveState {
  enum Winner { case first, second }
  var winner: Winner?
  private var waiting: (() -> Void)?

  /// The time in which a click counts as the next of several: GTK's own default.
  private static let doubleClickTime: Duration = .milliseconds(400)

  @MainActor func wait(_ action: @escaping () -> Void) {
    waiting = action
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: Self.doubleClickTime)
      self?.goOn()
    }
  }

  private func goOn() {
    let action = waiting
    waiting = nil
    action?()
  }

  func cancelWaiting() { waiting = nil }
}

extension Gesture {
  /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving precedence to
  /// the first gesture.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
