import Foundation

/// Follows a spring that takes over the place and the velocity of whatever it replaces.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  var blendDuration: TimeInterval = 0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { FluidSpring.animate(spring, value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { FluidSpring.velocity(spring, value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    FluidSpring.takeOver(from: previous, value: value, time: time, context: &context)
    return true
  }
}

/// What `withAnimation` uses when nothing else is said: a spring of half a second that does not bounce.
struct DefaultAnimation: CustomAnimation {
  private static let spring = Spring()

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { FluidSpring.animate(Self.spring, value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { FluidSpring.velocity(Self.spring, value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    FluidSpring.takeOver(from: previous, value: value, time: time, context: &context)
    return true
  }
}

/// What the springs that take over have in common.
private enum FluidSpring {
  /// Where and when the spring took over from another animation.
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    var position: V
    var velocity: V
    var time: TimeInterval
    static var defaultValue: Start { Start(position: .zero, velocity: .zero, time: 0) }
    typealias Value = Start
  }

  /// Squares of the speed and of the acceleration below which a spring near its end counts as at rest, in units of
  /// what is animated; as Apple's springs seem to do.
  private static let restlessness = 0.0036
  /// How near the end, as a share of the whole way.
  private static let nearness = 0.01

  static func animate<V: VectorArithmetic>(
    _ spring: Spring, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    let way = value - start.position
    let time = max(0, time - start.time)
    let moved = spring.value(target: way, initialVelocity: start.velocity, time: time)
    let velocity = spring.velocity(target: way, initialVelocity: start.velocity, time: time)
    if time >= spring.response { context.isLogicallyComplete = true }
    let acceleration = spring.force(target: way, position: moved, velocity: velocity)
      .scaled(by: 1 / spring.mass)
    let isAtRest =
      velocity.magnitudeSquared <= restlessness && acceleration.magnitudeSquared <= restlessness
      && (way - moved).magnitudeSquared <= nearness * nearness * value.magnitudeSquared
    // What begins at its end already is given the time that its work takes.
    if isAtRest && (value.magnitudeSquared > 0 || time > 0) { return nil }
    return start.position + moved
  }

  static func velocity<V: VectorArithmetic>(
    _ spring: Spring, value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V {
    let start = context.state[Start<V>.self]
    return spring.velocity(
      target: value - start.position, initialVelocity: start.velocity,
      time: max(0, time - start.time))
  }

  static func takeOver<V: VectorArithmetic>(
    from previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) {
    var running = context
    let position = previous.animate(value: value, time: time, context: &running) ?? value
    let velocity = previous.velocity(value: value, time: time, context: running) ?? .zero
    context.state[Start<V>.self] = Start(position: position, velocity: velocity, time: time)
    context.isLogicallyComplete = false
  }
}

/// Follows a spring on the whole of its way, and adds to others instead of taking over from them.
struct InterpolatingSpringAnimation: CustomAnimation {
  let spring: Spring
  /// In shares of the way for each second.
  var initialVelocity: Double = 0

  // Over-damped springs run as critically damped ones.
  private var effective: Spring {
    spring.dampingRatio > 1 ? Spring(response: spring.response, dampingRatio: 1) : spring
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let spring = effective
    let rest = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    guard time < rest else { return nil }
    if time >= spring.response { context.isLogicallyComplete = true }
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: effective.velocity(target: 1, initialVelocity: initialVelocity, time: time))
  }
}
