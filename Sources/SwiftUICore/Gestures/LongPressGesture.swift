import Foundation

/// A gesture that succeeds when the user performs a long press. Its value is whether the press goes on.
public struct LongPressGesture: Sendable {
  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move before the gesture fails, in points.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: LongPressGesture, _ callbacks: _GestureCallbacks<Bool>
  ) -> _GestureRecognizer {
    let press = PressState()
    return recognizer(
      gesture,
      pressing: { isPressing in
        if isPressing {
          press.hasSucceeded = false
          callbacks.changed?(true)
        } else if !press.hasSucceeded {
          callbacks.cancelled?()
        }
      },
      pressed: { _ in
        press.hasSucceeded = true
        callbacks.ended?(true)
      })
  }

  fileprivate static func recognizer(
    _ gesture: LongPressGesture, pressing: @escaping (Bool) -> Void,
    pressed: @escaping (CGPoint) -> Void
  ) -> _GestureRecognizer {
    let duration = gesture.minimumDuration
    let distance = gesture.maximumDistance
    return _GestureRecognizer(
      .longPress(
        LongPressRecognizer(
          minimumDuration: duration.isFinite ? max(0, duration) : 0,
          maximumDistance: distance.isNaN ? 0 : max(0, distance), pressing: pressing,
          pressed: pressed)))
  }
}

/// Whether the press that goes on has lasted.
private final class PressState {
  var hasSucceeded = false
}

/// What `onLongPressGesture` calls.
package struct PressableGestureCallbacks<Value> {
  package var pressing: ((Bool) -> Void)?
  package var pressed: ((CGPoint?) -> Void)?
}

extension CallbacksGesture: _GestureModifier where Callbacks == PressableGestureCallbacks<Bool> {
  package static func _makeRecognizer<G: Gesture>(
    _ gesture: ModifiedContent<G, CallbacksGesture>, _ callbacks: _GestureCallbacks<G.Value>
  ) -> _GestureRecognizer {
    let own = gesture.modifier.callbacks
    guard let press = gesture.content as? LongPressGesture else {
      return G._makeRecognizer(gesture.content, callbacks)
    }
    return LongPressGesture.recognizer(
      press, pressing: { own.pressing?($0) }, pressed: { own.pressed?($0) })
  }
}

extension View {
  /// Adds an action to perform when this view recognizes a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the pointer may move before the gesture fails, in points.
  ///   - action: called on the main actor as soon as the press has lasted, not only on release.
  ///   - onPressingChanged: called on the main actor with true when the press begins, and with false when it has
  ///     succeeded or failed.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let callbacks = PressableGestureCallbacks<Bool>(
      pressing: onPressingChanged, pressed: { _ in action() })
    return gesture(
      ModifiedContent(content: press, modifier: CallbacksGesture(callbacks: callbacks)))
  }

  /// The older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
