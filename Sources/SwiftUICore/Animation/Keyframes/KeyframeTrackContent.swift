import Foundation

/// A group of keyframes that say how one value changes, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a track. Not meant to be called or written by apps.
  func _addKeyframes(to track: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addKeyframes(to track: inout _KeyframeList<Value>) {
    body._addKeyframes(to: &track)
  }
}

extension KeyframeTrackContent where Body == Self {
  /// What stands for itself has no other content.
  public var body: Self { self }
}

/// The keyframes of a track, in order.
public struct _KeyframeList<Value: Animatable> {
  package var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// The way to one keyframe's value, in units of the value's animatable data.
package struct Keyframe<Vector: VectorArithmetic> {
  package enum Kind {
    case linear(UnitCurve)
    /// Velocities are for each second; nil for those that fit the neighbors.
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    case spring(Spring, startVelocity: Vector?)
    case move
  }
  package var kind: Kind
  package var value: Vector
  /// In seconds; nil for as long as a spring takes to settle.
  package var duration: TimeInterval?
}

/// A keyframe to which the value goes along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - duration: in seconds, from the keyframe before.
  ///   - timingCurve: how fast the value goes on its way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(
      kind: .linear(timingCurve), value: to.animatableData, duration: duration)
  }

  public typealias Body = LinearKeyframe<Value>

  public func _addKeyframes(to track: inout _KeyframeList<Value>) {
    track.keyframes.append(keyframe)
  }
}

/// A keyframe to which the value goes along a cubic curve, without a kink at its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - duration: in seconds, from the keyframe before.
  ///   - startVelocity: for each second; nil for the one that fits what comes before.
  ///   - endVelocity: for each second; nil for the one that fits what comes after.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      kind: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData),
      value: to.animatableData, duration: duration)
  }

  public typealias Body = CubicKeyframe<Value>

  public func _addKeyframes(to track: inout _KeyframeList<Value>) {
    track.keyframes.append(keyframe)
  }
}

/// A keyframe to which a spring takes the value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - duration: in seconds, from the keyframe before; nil for as long as the spring takes to settle.
  ///   - startVelocity: for each second; nil for the one that the value has.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      kind: .spring(spring, startVelocity: startVelocity?.animatableData),
      value: to.animatableData, duration: duration)
  }

  public typealias Body = SpringKeyframe<Value>

  public func _addKeyframes(to track: inout _KeyframeList<Value>) {
    track.keyframes.append(keyframe)
  }
}

/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value.AnimatableData>

  public init(_ to: Value) {
    keyframe = Keyframe(kind: .move, value: to.animatableData, duration: 0)
  }

  public typealias Body = MoveKeyframe<Value>

  public func _addKeyframes(to track: inout _KeyframeList<Value>) {
    track.keyframes.append(keyframe)
  }
}
