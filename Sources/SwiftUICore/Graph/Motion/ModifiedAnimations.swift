import Foundation

struct DelayedAnimation: CustomAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: max(0, time - delay), context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? DelayedAnimation, other.delay == delay else { return false }
    return base.shouldMerge(
      previous: other.base, value: value, time: max(0, time - delay), context: &context)
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

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
    return base.shouldMerge(
      previous: other.base, value: value, time: time * speed, context: &context)
  }
}

struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// nil: without an end.
  let count: Int?
  let autoreverses: Bool

  /// The pass that goes on.
  private struct Pass<V: VectorArithmetic>: AnimationStateKey {
    var start: TimeInterval = 0
    /// When it was last asked for a value.
    var last: TimeInterval = 0
    var number = 0
    /// What the base keeps for this pass.
    var state = AnimationState<V>()
    static var defaultValue: Pass { Pass() }
    typealias Value = Pass
  }

  /// Passes shorter than this, in seconds, are not told apart.
  private static let shortest = 1e-4

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var pass = context.state[Pass<V>.self]
    defer { context.state[Pass<V>.self] = pass }
    while pass.number < max(count ?? .max, 1) {
      var inner = AnimationContext(state: pass.state, environment: context.environment)
      if let moved = base.animate(value: value, time: time - pass.start, context: &inner) {
        pass.state = inner.state
        pass.last = time
        return isReversed(pass.number) ? value - moved : moved
      }
      let end = end(of: pass, value, before: time, context.environment)
      guard end - pass.start > Self.shortest else { return count == nil ? value : nil }
      let length = end - pass.start
      // After a long time without frames: passes that nobody has seen are as long as this one.
      let unseen = max(0, Int(min((time - end) / length, 1e9)) - 1)
      let next = end + Double(unseen) * length
      pass = Pass(start: next, last: next, number: pass.number + 1 + unseen)
    }
    return nil
  }

  private func isReversed(_ number: Int) -> Bool { autoreverses && !number.isMultiple(of: 2) }

  /// When a pass ended that has ended by `time`: what the base says of times between is asked until it is known.
  private func end<V: VectorArithmetic>(
    of pass: Pass<V>, _ value: V, before time: TimeInterval, _ environment: EnvironmentValues
  ) -> TimeInterval {
    var running = pass.last
    var ended = time
    for _ in 0..<50 where ended - running > 1e-9 {
      let middle = (running + ended) / 2
      var inner = AnimationContext(state: pass.state, environment: environment)
      if base.animate(value: value, time: middle - pass.start, context: &inner) == nil {
        ended = middle
      } else {
        running = middle
      }
    }
    return ended
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let pass = context.state[Pass<V>.self]
    let velocity = base.velocity(
      value: value, time: time - pass.start,
      context: AnimationContext(state: pass.state, environment: context.environment))
    return isReversed(pass.number) ? velocity?.scaled(by: -1) : velocity
  }
}

struct LogicallyCompleteAnimation: CustomAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var inner = context
    let result = base.animate(value: value, time: time, context: &inner)
    context.state = inner.state
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? LogicallyCompleteAnimation else { return false }
    return base.shouldMerge(previous: other.base, value: value, time: time, context: &context)
  }
}
