import Foundation

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
public struct RotateGesture: Sendable {
  /// The attributes of a rotate gesture.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far the fingers have turned since the gesture began, clockwise.
    public var rotation: Angle
    /// How fast they turn, for each second.
    public var velocity: Angle
    /// The middle between the fingers when they came down.
    public var startAnchor: UnitPoint
    /// The same in the view's coordinate space.
    public var startLocation: CGPoint

    init(
      time: Date, rotation: Angle, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint
    ) {
      self.time = time
      self.rotation = rotation
      self.velocity = velocity
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }

  /// The least change of the angle before the gesture begins.
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: RotateGesture, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    _GestureRecognizer(
      .rotate(
        PinchRecognizer(
          minimum: gesture.minimumAngleDelta.radians, changed: { callbacks.changed?(Value($0)) },
          ended: { callbacks.ended?(Value($0)) }, cancelled: { callbacks.cancelled?() })))
  }
}

extension RotateGesture.Value {
  fileprivate init(_ sample: PinchRecognizer.Sample) {
    self.init(
      time: sample.time, rotation: .radians(sample.amount), velocity: .radians(sample.velocity),
      startAnchor: sample.startAnchor, startLocation: sample.startLocation)
  }
}

/// The older form of ``RotateGesture``: its value is the angle.
public struct RotationGesture: Sendable {
  /// The least change of the angle before the gesture begins.
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: RotationGesture, _ callbacks: _GestureCallbacks<Angle>
  ) -> _GestureRecognizer {
    RotateGesture._makeRecognizer(
      RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta),
      callbacks.mapped { $0.rotation })
  }
}
