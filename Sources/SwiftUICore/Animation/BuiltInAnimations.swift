import Foundation

/// Follows a curve for a time.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// Follows a spring until it rests.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  var blendDuration: TimeInterval = 0
  var initialVelocity: Double = 0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let velocity = value.scaled(by: initialVelocity)
    let rest = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    guard time < rest else { return nil }
    context.isLogicallyComplete = time >= spring.duration
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is SpringAnimation }
}

struct DelayedAnimation: CustomAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

struct SpeedAnimation: CustomAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * speed, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed) }
}

struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// nil: without an end.
  let count: Int?
  let autoreverses: Bool

  /// When the turn began that goes on, and which one it is.
  private struct Turn: AnimationStateKey {
    static var defaultValue: (start: TimeInterval, number: Int) { (0, 0) }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var turn = context.state[Turn.self]
    if let count, turn.number >= count { return nil }
    var current = base.animate(value: value, time: time - turn.start, context: &context)
    if current == nil {
      turn = (time, turn.number + 1)
      context.state[Turn.self] = turn
      if let count, turn.number >= count { return nil }
      current = base.animate(value: value, time: 0, context: &context)
    }
    guard let current else { return nil }
    return autoreverses && !turn.number.isMultiple(of: 2) ? value - current : current
  }
}

struct LogicallyCompleteAnimation: CustomAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }
}
