import Foundation

/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// A change made with ``withAnimation(_:_:)``, or seen by ``View/animation(_:value:)``, moves what of a view is
/// animatable: its place and size, its effects, shapes and colors. Where the user has switched animations off
/// (`gtk-enable-animations`), a change shows its end at once.
@frozen public struct Animation: Equatable, Hashable, Sendable {
  /// What the animation follows.
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (a: Animation, b: Animation) -> Bool { isSame(a.base, b.base) }

  private static func isSame<A: CustomAnimation>(_ a: A, _ b: any CustomAnimation) -> Bool {
    (b as? A) == a
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The value at a time, on the way from zero to `value`; nil when the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }
  public var debugDescription: String { String(reflecting: base) }
}

extension Animation {
  public static let `default` = Animation(DefaultAnimation())

  public static func timingCurve(
    _ curve: UnitCurve, duration: TimeInterval
  ) -> Animation { Animation(CurveAnimation(curve: curve, duration: duration)) }

  /// A Bézier curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration) }

  public static var linear: Animation { linear(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Begins after a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Runs so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after a time in seconds, whatever still moves.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }
}
