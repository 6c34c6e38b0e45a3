import Foundation

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
public struct MagnifyGesture: Sendable {
  /// The attributes of a magnify gesture.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The size now, as a factor of that when the gesture began.
    public var magnification: CGFloat
    /// How fast it changes, for each second.
    public var velocity: CGFloat
    /// The middle between the fingers when they came down.
    public var startAnchor: UnitPoint
    /// The same in the view's coordinate space.
    public var startLocation: CGPoint

    init(
      time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint,
      startLocation: CGPoint
    ) {
      self.time = time
      self.magnification = magnification
      self.velocity = velocity
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }

  /// The least change of the size before the gesture begins.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: MagnifyGesture, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    _GestureRecognizer(
      .magnify(
        PinchRecognizer(
          minimum: Double(gesture.minimumScaleDelta), changed: { callbacks.changed?(Value($0)) },
          ended: { callbacks.ended?(Value($0)) }, cancelled: { callbacks.cancelled?() })))
  }
}

extension MagnifyGesture.Value {
  fileprivate init(_ sample: PinchRecognizer.Sample) {
    self.init(
      time: sample.time, magnification: CGFloat(sample.amount), velocity: CGFloat(sample.velocity),
      startAnchor: sample.startAnchor, startLocation: sample.startLocation)
  }
}

/// The older form of ``MagnifyGesture``: its value is the magnification.
public struct MagnificationGesture: Sendable {
  /// The least change of the size before the gesture begins.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: MagnificationGesture, _ callbacks: _GestureCallbacks<CGFloat>
  ) -> _GestureRecognizer {
    MagnifyGesture._makeRecognizer(
      MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta),
      callbacks.mapped { $0.magnification })
  }
}
