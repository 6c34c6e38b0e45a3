import Foundation

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
  /// How fast the undamped spring swings, in radians for each second.
  private let angularFrequency: Double
  /// Below 1 the spring overshoots its target, at 1 it just does not.
  public let dampingRatio: Double
  public let mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = angularFrequency.isFinite ? max(angularFrequency, 1e-6) : 1e6
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass.isFinite ? max(mass, 1e-6) : 1
  }

  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never rests; negative for a slower one.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce: Double = min(max(bounce, -0.999), 1)
    let ratio: Double = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(angularFrequency: 2 * .pi / duration, dampingRatio: ratio, mass: 1)
  }

  /// - Parameter response: the time of one swing without damping, in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// - Parameter allowOverDamping: whether the damping may be so high that the ratio is above 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical: Double = 2 * (stiffness * mass).squareRoot()
    let ratio: Double = critical > 0 ? damping / critical : 1
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that comes within `epsilon` of its target after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds; taken as the nearest from 0.01 to 10.
  ///   - dampingRatio: taken as the nearest above 0, up to 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, 1e-3), 1)
    // The higher the frequency, the sooner the spring settles: halve the range until the numbers are as exact as
    // they get.
    var slow = 0.01
    var fast = 1e4
    for _ in 0..<100 {
      let middle = (slow * fast).squareRoot()
      let spring = Spring(angularFrequency: middle, dampingRatio: ratio, mass: 1)
      if spring.envelopeDuration(way: 1, pull: ratio * middle, epsilon) > time {
        slow = middle
      } else {
        fast = middle
      }
    }
    self.init(angularFrequency: (slow * fast).squareRoot(), dampingRatio: ratio, mass: 1)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var duration: TimeInterval { 2 * .pi / angularFrequency }
  public var response: Double { 2 * .pi / angularFrequency }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { angularFrequency * angularFrequency * mass }
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The time until the spring stays within a thousandth of its way, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// The time until the spring stays within `epsilon` of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = dampingRatio * angularFrequency
    guard decay > 0 else { return .infinity }
    guard dampingRatio >= 1 else {
      return envelopeDuration(
        way: target.magnitudeSquared.squareRoot(),
        pull: (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot(), epsilon)
    }
    var settled: TimeInterval?
    for sample in 0..<1024 {
      let time = Double(sample) * 0.1
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      guard rest.magnitudeSquared.squareRoot() <= epsilon else {
        settled = nil
        continue
      }
      let since = settled ?? time
      if time - since >= 1 { return since }
      settled = since
    }
    return settled ?? 102.4
  }

  /// When what bounds the swinging has sunk to `epsilon`.
  private func envelopeDuration(way: Double, pull: Double, _ epsilon: Double) -> TimeInterval {
    let bound = pull + way
    guard bound > 0 else { return 0 }
    return max(0, -log(epsilon / bound) / (dampingRatio * angularFrequency))
  }

  /// Where the spring is, on the way from zero to the target, after a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, moved) = parts(time)
    return target - target.scaled(by: rest) + initialVelocity.scaled(by: moved)
  }

  /// How fast the spring moves after a time, for each second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, moved) = slopes(time)
    return initialVelocity.scaled(by: moved) - target.scaled(by: rest)
  }

  /// The force on a mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on, towards a target, by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// What is left of the way after a time, as a share of it, and how far a velocity of 1 has carried by then.
  private func parts(_ time: TimeInterval) -> (rest: Double, moved: Double) {
    let time = max(0, time)
    let decay = dampingRatio * angularFrequency
    if dampingRatio < 1 {
      let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let envelope = exp(-decay * time)
      return (
        envelope * (cos(swing * time) + decay / swing * sin(swing * time)),
        envelope * sin(swing * time) / swing
      )
    }
    if dampingRatio == 1 {
      let envelope = exp(-decay * time)
      return (envelope * (1 + decay * time), envelope * time)
    }
    let spread = angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = exp((spread - decay) * time)
    let fast = exp((-spread - decay) * time)
    return (
      ((decay + spread) * slow - (decay - spread) * fast) / (2 * spread),
      (slow - fast) / (2 * spread)
    )
  }

  /// How fast what ``parts(_:)`` gives changes, for each second.
  private func slopes(_ time: TimeInterval) -> (rest: Double, moved: Double) {
    let time = max(0, time)
    let decay = dampingRatio * angularFrequency
    let square = angularFrequency * angularFrequency
    if dampingRatio < 1 {
      let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let envelope = exp(-decay * time)
      return (
        -envelope * square / swing * sin(swing * time),
        envelope * (cos(swing * time) - decay / swing * sin(swing * time))
      )
    }
    if dampingRatio == 1 {
      let envelope = exp(-decay * time)
      return (-envelope * square * time, envelope * (1 - decay * time))
    }
    let spread = angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = exp((spread - decay) * time)
    let fast = exp((-spread - decay) * time)
    return (
      square * (fast - slow) / (2 * spread),
      ((spread - decay) * slow + (spread + decay) * fast) / (2 * spread)
    )
  }
}

// The same between two values that are animatable and no vectors themselves.
extension Spring {
  /// Where the spring is between two values after a time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast the spring moves between two values after a time, for each second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The time until the spring stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The force on a mass between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
