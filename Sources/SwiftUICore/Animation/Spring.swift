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
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
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
    let critical = 2 * (stiffness * mass).squareRoot()
    let ratio = critical > 0 ? damping / critical : 1
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that has come close to its target after a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let decay = -log(max(epsilon, 1e-12)) / max(settlingDuration, 1e-6)
    self.init(
      angularFrequency: decay / max(min(dampingRatio, 1), 1e-3), dampingRatio: dampingRatio,
      mass: 1)
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

  /// The time until the spring stays within `epsilon` of the target. On Linux `initialVelocity` is
  /// ignored: it counts as zero.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    SwiftUIDiagnostics.ignores("initialVelocity", if: initialVelocity != .zero)
    let way = max(target.magnitudeSquared.squareRoot(), epsilon)
    let ratio = max(dampingRatio, 1e-3)
    let slowest =
      ratio <= 1
      ? ratio * angularFrequency
      : angularFrequency * (ratio - (ratio * ratio - 1).squareRoot())
    return log(way / max(epsilon, 1e-12)) / slowest + (ratio == 1 ? duration / 2 : 0)
  }

  /// Where the spring is, on the way from zero to the target, after a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, moved): (Double, Double) = parts(time)
    return target - target.scaled(by: rest) + initialVelocity.scaled(by: moved)
  }

  /// How fast the spring moves after a time, for each second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-5
    let start = max(0, time - step)
    let before = value(target: target, initialVelocity: initialVelocity, time: start)
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (time + step - start))
  }

  /// The force on a mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
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
}
